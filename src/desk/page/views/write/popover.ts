/** Something small that is shown at a place of the text, until it is answered or put away. */
import { StateEffect, StateField } from '@codemirror/state';
import { type EditorView, keymap, showTooltip, type Tooltip } from '@codemirror/view';
import { type ComponentChild, render } from 'preact';

const setPopover = StateEffect.define<Tooltip | null>();

const popover = StateField.define<Tooltip | null>({
  create: () => null,
  update: (value, transaction) => {
    for (const effect of transaction.effects) if (effect.is(setPopover)) return effect.value;
    return transaction.docChanged ? null : value;
  },
  provide: (field) => showTooltip.from(field),
});

/** Elements of Preact, as a node of their own. */
export const elementOf = (child: ComponentChild, className = ''): HTMLElement => {
  const dom = document.createElement('div');
  dom.className = className;
  render(child, dom);
  return dom;
};

export const openPopover = (view: EditorView, pos: number, child: ComponentChild): void => {
  const create = () => {
    const dom = elementOf(child, 'popover');
    dom.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') closePopover(view);
    });
    const mount = (): void => dom.querySelector<HTMLElement>('button, input')?.focus();
    return { dom, mount };
  };
  view.dispatch({ effects: setPopover.of({ pos, above: false, create }) });
};

export const closePopover = (view: EditorView): void => {
  view.dispatch({ effects: setPopover.of(null) });
  view.focus();
};

export const popoverExtensions = [
  popover,
  keymap.of([
    {
      key: 'Escape',
      run: (view) => {
        if (view.state.field(popover) === null) return false;
        closePopover(view);
        return true;
      },
    },
  ]),
];
