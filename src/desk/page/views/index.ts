/** The views of the desk: each a component of its own, loaded when somebody goes there. */
import type { ComponentType } from 'preact';
import type { Route } from '../router.js';
import type { WordName } from '../words/index.js';

/** What a view is shown with. */
export interface ViewProps {
  /** The address: what follows the name of the view. */
  readonly route: Route;
}

export interface DeskView {
  /** Its address is `#/name`. */
  readonly name: string;
  readonly title: WordName;
  /** Its file exports the component as `default`, and imports its own style sheet. */
  readonly load: () => Promise<{ readonly default: ComponentType<ViewProps> }>;
}

export const views: readonly DeskView[] = [
  { name: 'write', title: 'view.write', load: () => import('./write/view.js') },
  { name: 'step', title: 'view.step', load: () => import('./step/view.js') },
  { name: 'play', title: 'view.play', load: () => import('./play/view.js') },
  { name: 'browse', title: 'view.browse', load: () => import('./browse/view.js') },
  { name: 'train', title: 'view.train', load: () => import('./train/view.js') },
];
