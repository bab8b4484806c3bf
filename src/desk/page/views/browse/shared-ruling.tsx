/** A ruling that is in the address, with its cards: to be read, shared, and taken on from. */
import { useEffect, useState } from 'preact/hooks';
import type { LookedAt } from '../../../engine/browsing.js';
import { play } from '../../client.js';
import { notify } from '../../notices.js';
import { unpackText } from '../../packed.js';
import { hashOf } from '../../router.js';
import { addText, plainLines, store } from '../../texts.js';
import { Few } from '../../parts/few.js';
import { say } from '../../words/index.js';
import { catalogueAddress } from './catalogue.js';

interface SharedProps {
  readonly packed: string;
  /** The rulebook that it is looked at under. */
  readonly under: string;
}

type Shown = 'broken' | { readonly text: string; readonly seen: readonly LookedAt[] | undefined };

export function SharedRuling({ packed, under }: SharedProps) {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    void (async () => {
      const text = await unpackText(packed);
      if (text === undefined || text.trim() === '') return setShown('broken');
      setShown({ text, seen: undefined });
      setShown({ text, seen: (await play('look', { text })) ?? [] });
    })();
  }, [packed]);
  if (shown === undefined) return <p class="page quiet">{say('desk.loading')}</p>;
  if (shown === 'broken') return <BrokenAddress />;
  const { text, seen } = shown;
  const one = seen?.find(({ rulebook }) => rulebook === under) ?? seen?.[0];
  if (seen !== undefined && one === undefined) return <BrokenAddress />;
  return (
    <article class="page shared">
      <BackLink under={under} />
      {one === undefined ? (
        <p class="quiet" role="status">
          {say('browse.opening')}
        </p>
      ) : (
        <Seen one={one} />
      )}
      <Onward text={text} one={one} />
      <section>
        <h2>{say('browse.text')}</h2>
        <pre class="shared-text panel" tabIndex={0}>
          {text}
        </pre>
      </section>
    </article>
  );
}

const BackLink = ({ under }: { readonly under: string }) => (
  <p>
    <a href={under === '' ? hashOf({ view: 'browse' }) : catalogueAddress(under, {})}>
      ← {say('browse.back')}
    </a>
  </p>
);

const BrokenAddress = () => (
  <div class="page">
    <p class="trouble" role="alert">
      {say('browse.broken')}
    </p>
    <BackLink under="" />
  </div>
);

const Seen = ({ one }: { readonly one: LookedAt }) => (
  <>
    <header>
      <h1>{one.name}</h1>
      <p class="row small">
        <span class={`badge ${one.verdict}`}>{say(`browse.${one.verdict}`)}</span>
        <span class="quiet">{one.rulebook}</span>
        {one.source !== '' && (
          <span class="quiet">{say('browse.source', { source: one.source })}</span>
        )}
      </p>
    </header>
    {one.question !== '' && <p class="shared-question">{one.question}</p>}
    {one.answer !== '' && <p class="shared-answer">{one.answer}</p>}
    {one.message !== '' && <p class="trouble">{one.message}</p>}
    <section>
      <h2>{say('browse.expected')}</h2>
      <ul class="shared-lines">
        {one.lines.map(({ text, verdict, found, rules }, at) => (
          <li key={at} class="panel">
            <p>
              <span class={verdict === 'pass' ? 'mark-good' : 'mark-bad'} aria-hidden="true">
                {verdict === 'pass' ? '✓' : '✗'}
              </span>{' '}
              <code>{text}</code>
            </p>
            {found !== '' && <p class="trouble small">{say('browse.found-instead', { found })}</p>}
            <Few
              all={rules}
              show={(some) => (
                <ul class="small">
                  {some.map(({ rule, summary }) => (
                    <li key={rule}>
                      <a class="rule" href={catalogueAddress(one.rulebook, { rule })}>
                        {rule}
                      </a>{' '}
                      {summary}
                    </li>
                  ))}
                </ul>
              )}
            />
          </li>
        ))}
      </ul>
    </section>
  </>
);

const copyAddress = async (): Promise<void> => {
  try {
    await navigator.clipboard.writeText(location.href);
    notify(say('browse.copied'));
  } catch {
    notify(say('browse.not-copied'));
  }
};

/** The name of a file that a ruling of this name could have. */
const fileName = (name: string): string => {
  const plain = name
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 40)
    .trim();
  return `${plain === '' ? 'ruling' : plain}.ruling`;
};

/** Where the text is on the desk: put there, unless it has been before. */
const pathOf = async (name: string, text: string): Promise<string> => {
  const before = await store.read(name);
  return before !== undefined && plainLines(before.text) === text ? name : addText(name, text);
};

const Onward = ({ text, one }: { readonly text: string; readonly one: LookedAt | undefined }) => {
  const open = async (view: 'write' | 'step'): Promise<void> => {
    const path = await pathOf(fileName(one?.name ?? ''), text);
    const query: Readonly<Record<string, string>> =
      view === 'step' && one !== undefined ? { ruling: one.name, rulebook: one.rulebook } : {};
    location.hash = hashOf({ view, rest: [path], query });
  };
  return (
    <p class="row">
      <button type="button" class="button main" onClick={() => void open('step')}>
        {say('browse.step')}
      </button>
      <button type="button" class="button" onClick={() => void open('write')}>
        {say('browse.write')}
      </button>
      <button type="button" class="button" onClick={() => void copyAddress()}>
        {say('browse.copy')}
      </button>
    </p>
  );
};
