/** Light or dark: as the system says, or as chosen here. */
import { signal } from '@preact/signals';
import { keep, recall } from './kept.js';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const known = themes.find((one) => one === recall('theme'));
export const theme = signal<Theme>(known ?? 'system');

export const applyTheme = (chosen: Theme = theme.value): void => {
  theme.value = chosen;
  keep('theme', chosen);
  const { dataset } = document.documentElement;
  if (chosen === 'system') delete dataset['theme'];
  else dataset['theme'] = chosen;
};
