/** A card that was clicked: why its figures are what they are at this very step. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RulingTask } from '../../../../editor/judging.js';
import type { CardStory } from '../../../engine/story.js';
import { play } from '../../client.js';
import { say } from '../../words/index.js';
import { Obstacles } from './why-panel.js';

interface CardWhyProps {
  readonly task: RulingTask;
  readonly table: number;
  readonly card: number;
  readonly onClose: () => void;
}

export function CardWhy({ task, table, card, onClose }: CardWhyProps) {
  const found = useSignal<CardStory | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    void play('card', { task, table, card }).then((told) => {
      if (!isGone) found.value = told;
    });
    return () => void (isGone = true);
  }, [task.key, table, card]);
  const told = found.value;
  return (
    <section class="panel why card-why" aria-live="polite">
      <p class="row">
        <strong class="grow">{told?.name ?? say('desk.loading')}</strong>
        <button type="button" class="plain" onClick={onClose}>
          {say('notice.close')}
        </button>
      </p>
      {told !== undefined && told.figures.length === 0 && (
        <p class="quiet">{say('step.no-figures')}</p>
      )}
      {told !== undefined && <Obstacles all={told.figures} />}
    </section>
  );
}
