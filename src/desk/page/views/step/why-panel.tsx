/** Why a line came out as it did: what brought it about, and what stood in the way of what was expected. */
import type { ToldLine, ToldObstacle } from '../../../engine/story.js';
import { say } from '../../words/index.js';
import { Rules } from './rules.js';

/** What is nearest says most. */
const mostCauses = 12;

export const WhyPanel = ({
  line: { held, came, causes, obstacles },
}: {
  readonly line: ToldLine;
}) => (
  <section class="panel why" aria-live="polite">
    {obstacles.length > 0 && (
      <>
        <h2>{say(came ? 'step.not-prevented' : 'step.why-not')}</h2>
        <Obstacles all={obstacles} />
      </>
    )}
    {causes.length > 0 && (
      <>
        <h2>{say(held ? 'step.why' : 'step.why-instead')}</h2>
        <ol class="causes">
          {causes.slice(0, mostCauses).map(({ text, rules }, at) => (
            <li key={at}>
              {text}
              <Rules rules={rules} />
            </li>
          ))}
        </ol>
      </>
    )}
    {obstacles.length + causes.length === 0 && <p class="quiet">{say('step.no-causes')}</p>}
  </section>
);

export const Obstacles = ({ all }: { readonly all: readonly ToldObstacle[] }) => (
  <ul class="obstacles">
    {all.map(({ text, rules, changes }, at) => (
      <li key={at}>
        {text}
        <Rules rules={rules} />
        {changes.length > 0 && (
          <ul class="changes">
            {changes.map((one, index) => (
              <li key={index}>
                {one.text}
                <Rules rules={one.rules} />
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);
