/** Writing by playing: cards are laid, what happens is clicked, and what must be so is chosen. */
import './play.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hashOf } from '../../router.js';
import { say } from '../../words/index.js';
import type { ViewProps } from '../index.js';
import { BeginRuling } from './begin.js';
import { CardList } from './card-list.js';
import { CardPanel } from './card-panel.js';
import { FactList } from './fact-list.js';
import { QuestionPanel } from './question-panel.js';
import {
  canUndo,
  isBusy,
  leave,
  record,
  refused,
  rulingSeen,
  stage,
  type Stage,
  undo,
} from './recording.js';
import { ScriptPanel } from './script-panel.js';
import { Tabletop } from './tabletop.js';
import { openToRecord } from './text.js';
import { TurnPanel } from './turn-panel.js';

export default function PlayView({ route }: ViewProps) {
  const [path = ''] = route.rest;
  const { ruling = '' } = route.query;
  const isMissing = useSignal(false);
  useEffect(() => {
    isMissing.value = false;
    if (ruling === '') leave();
    else
      void openToRecord(path).then(async (isThere) => {
        if (isThere) await record(path, ruling);
        isMissing.value = rulingSeen.value === undefined;
      });
  }, [path, ruling]);
  if (ruling === '') return <BeginRuling />;
  if (isMissing.value) return <p class="page quiet">{say('play.nothing')}</p>;
  if (rulingSeen.value === undefined) return <p class="page quiet">{say('desk.loading')}</p>;
  return <Recorder path={path} ruling={ruling} />;
}

const stages: readonly Stage[] = ['lay', 'play', 'say'];

function Recorder({ path, ruling }: { readonly path: string; readonly ruling: string }) {
  return (
    <div class={`play play-${stage.value}`} aria-busy={isBusy.value}>
      <header class="play-head">
        <div class="grow">
          <h2>{ruling}</h2>
          <p class="quiet small">{rulingSeen.value?.rulebook}</p>
        </div>
        <nav class="play-stages" aria-label={say('play.stages')}>
          {stages.map((one, at) => (
            <button
              key={one}
              type="button"
              aria-current={stage.value === one ? 'step' : undefined}
              onClick={() => (stage.value = one)}
            >
              <span aria-hidden="true">{at + 1}</span> {say(`play.${one}`)}
            </button>
          ))}
        </nav>
        <div class="row">
          <button
            type="button"
            class="button"
            disabled={!canUndo.value}
            onClick={() => void undo()}
          >
            {say('play.undo')}
          </button>
          <a class="plain" href={hashOf({ view: 'write', rest: [path] })}>
            {say('play.write')}
          </a>
          <a class="plain" href={hashOf({ view: 'play' })}>
            {say('play.another')}
          </a>
        </div>
      </header>
      <div role="alert" class="play-refused">
        {refused.value.map((why) => (
          <p key={why} class="trouble">
            {why}
          </p>
        ))}
      </div>
      {stage.value === 'lay' && (
        <aside class="play-side" aria-label={say('play.cards')}>
          <CardList />
        </aside>
      )}
      <section class="play-table" aria-label={say('play.table')}>
        <Tabletop />
      </section>
      <div class="play-told">
        {stage.value === 'lay' && <CardPanel />}
        {stage.value === 'lay' && <TurnPanel />}
        {stage.value === 'play' && <QuestionPanel />}
        <ScriptPanel />
        {stage.value === 'say' && <FactList />}
      </div>
    </div>
  );
}
