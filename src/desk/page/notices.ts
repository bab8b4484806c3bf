/** Messages to whoever sits at the desk, until they put them away. */
import { signal } from '@preact/signals';

export interface DeskNotice {
  readonly id: number;
  readonly text: string;
}

export const deskNotices = signal<readonly DeskNotice[]>([]);

let ids = 0;

/** Milliseconds after which what was only said in passing goes by itself. */
const passing = 8000;

/** Says something that goes by itself after a while: nothing is lost with it. */
export const mention = (text: string): void => {
  notify(text);
  const id = ids;
  setTimeout(() => putAway(id), passing);
};

/** Says something, once however often it is said. */
export const notify = (text: string): void => {
  if (deskNotices.value.some((one) => one.text === text)) return;
  deskNotices.value = [...deskNotices.value, { id: ++ids, text }].slice(-4);
};

export const putAway = (id: number): void => {
  deskNotices.value = deskNotices.value.filter((one) => one.id !== id);
};
