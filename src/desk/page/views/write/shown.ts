/** What the service says of a text, as the editor shows it: colours, signs, what decides behind lines. */
import {
  type EditorState,
  RangeSet,
  RangeSetBuilder,
  StateEffect,
  StateField,
  type Text,
} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  gutter,
  GutterMarker,
  WidgetType,
} from '@codemirror/view';
import { foldService } from '@codemirror/language';
import type { SignSeen, TextSeen } from '../../../engine/writing.js';
import { stepAddress } from '../../editing/addresses.js';
import { openText } from '../../editing/state.js';
import { judgeAgain } from '../../editing/judging.js';
import { say } from '../../words/index.js';
import { verdictMark, verdictWord } from './verdicts.js';

/** The service has looked at the text; the text may have changed since, and what it says moves along. */
export const showSeen = StateEffect.define<TextSeen>();

const within = (doc: Text, offset: number): number => Math.min(Math.max(offset, 0), doc.length);

const colourMarks = new Map<string, Decoration>();

const colourMark = (kind: string, declares: boolean): Decoration => {
  const key = `word-${kind}${declares ? ' word-declared' : ''}`;
  let mark = colourMarks.get(key);
  if (mark === undefined) colourMarks.set(key, (mark = Decoration.mark({ class: key })));
  return mark;
};

const colourSet = (doc: Text, { colours }: TextSeen): DecorationSet => {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { range, kind, declares } of colours)
    if (range.end <= doc.length && range.start < range.end)
      builder.add(range.start, range.end, colourMark(kind, declares));
  return builder.finish();
};

class HintWidget extends WidgetType {
  constructor(readonly text: string) {
    super();
  }
  override eq(other: HintWidget): boolean {
    return other.text === this.text;
  }
  override toDOM(): HTMLElement {
    const span = document.createElement('span');
    span.className = 'hint';
    span.textContent = this.text;
    return span;
  }
  /** A click on it is a click behind the line. */
  override ignoreEvent(): boolean {
    return false;
  }
}

/** What a ruling comes to, above it, with what can be done with it. */
class LensWidget extends WidgetType {
  constructor(
    readonly sign: SignSeen,
    readonly isOneOfSeveral: boolean,
  ) {
    super();
  }
  override eq({ sign }: LensWidget): boolean {
    const { verdict, text, key } = this.sign;
    return sign.verdict === verdict && sign.text === text && sign.key === key;
  }
  override toDOM(): HTMLElement {
    const { verdict, text, rulebook, key } = this.sign;
    const line = document.createElement('div');
    line.className = `lens lens-${verdict}`;
    const said = document.createElement('span');
    const what = verdict === 'pass' ? verdictWord(verdict) : text;
    said.textContent = `${verdictMark(verdict)} ${what}${this.isOneOfSeveral ? ` (${rulebook})` : ''}`;
    line.append(said);
    if (key !== undefined) line.append(stepLink(this.sign), againButton(key));
    return line;
  }
  override ignoreEvent(): boolean {
    return true;
  }
}

const stepLink = (sign: SignSeen): HTMLElement => {
  const link = document.createElement('a');
  link.textContent = say('write.step');
  link.href = stepAddress(openText.value?.path ?? '', sign);
  link.tabIndex = -1;
  return link;
};

const againButton = (key: string): HTMLElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.textContent = say('write.again');
  button.addEventListener('click', () => void judgeAgain(key));
  return button;
};

const decidedBy = ({ named, more }: TextSeen['hints'][number]): string => {
  const others = more === 0 ? '' : ` ${say('desk.more', { count: more })}`;
  return `${say('write.decided')} ${named.join(', ')}${others}`;
};

const extraSet = (doc: Text, { signs, hints }: TextSeen): DecorationSet => {
  const several = (sign: SignSeen): boolean =>
    signs.filter(({ range }) => range.start === sign.range.start).length > 1;
  return Decoration.set(
    [
      ...signs.map((sign) =>
        Decoration.widget({
          widget: new LensWidget(sign, several(sign)),
          block: true,
          side: -1,
        }).range(doc.lineAt(within(doc, sign.range.start)).from),
      ),
      ...hints.map((hint) =>
        Decoration.widget({ widget: new HintWidget(decidedBy(hint)), side: 1 }).range(
          doc.lineAt(within(doc, hint.offset)).to,
        ),
      ),
    ],
    true,
  );
};

interface Shown {
  readonly seen: TextSeen | undefined;
  readonly colours: DecorationSet;
  readonly extras: DecorationSet;
}

const nothing: Shown = { seen: undefined, colours: Decoration.none, extras: Decoration.none };

const shown = StateField.define<Shown>({
  create: () => nothing,
  update: (value, transaction) => {
    let now = transaction.docChanged
      ? {
          ...value,
          colours: value.colours.map(transaction.changes),
          extras: value.extras.map(transaction.changes),
        }
      : value;
    for (const effect of transaction.effects)
      if (effect.is(showSeen)) {
        const { doc } = transaction.state;
        now = {
          seen: effect.value,
          colours: colourSet(doc, effect.value),
          extras: extraSet(doc, effect.value),
        };
      }
    return now;
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ colours }) => colours),
    EditorView.decorations.from(field, ({ extras }) => extras),
  ],
});

class SignMarker extends GutterMarker {
  constructor(readonly verdict: SignSeen['verdict']) {
    super();
  }
  override eq(other: SignMarker): boolean {
    return other.verdict === this.verdict;
  }
  override toDOM(): HTMLElement {
    const sign = document.createElement('span');
    sign.className = `sign sign-${this.verdict}`;
    sign.textContent = verdictMark(this.verdict);
    sign.title = verdictWord(this.verdict);
    return sign;
  }
}

const signGutter = gutter({
  class: 'cm-signs',
  markers: (view) => {
    const { doc } = view.state;
    const signs = view.state.field(shown).seen?.signs ?? [];
    return RangeSet.of(
      signs.map(({ range, verdict }) =>
        new SignMarker(verdict).range(doc.lineAt(within(doc, range.start)).from),
      ),
      true,
    );
  },
});

/** A stretch is folded from the end of its first line. */
const folding = foldService.of((state: EditorState, from: number, to: number) => {
  const fold = state
    .field(shown, false)
    ?.seen?.folds.find(({ range }) => range.start >= from && range.start <= to);
  const end = fold && Math.min(fold.range.end, state.doc.length);
  return end !== undefined && end > to ? { from: to, to: end } : null;
});

export const shownExtensions = [shown, signGutter, folding];
