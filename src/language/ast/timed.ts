/** `until end of turn, your creatures get +1000`: how long something lasts, said in front of it. */
import type { Duration, Effect, Sentence } from '../document.js';
import { complain, type Source } from './source.js';

/** The sentence, lasting that long: as if it stood behind what is done or becomes of something there. */
export const timed = (source: Source, sentence: Sentence, time: Duration): Sentence => {
  switch (sentence.kind) {
    case 'act':
    case 'change':
    case 'modal':
    case 'next':
      if (sentence.duration !== undefined) saidTwice(source, sentence.duration);
      return { ...sentence, duration: time };
    case 'together':
      return { ...sentence, parts: sentence.parts.map((part) => timed(source, part, time)) };
    case 'if': {
      const { then, otherwise } = sentence;
      return {
        ...sentence,
        then: effectTimed(source, then, time),
        otherwise: otherwise && effectTimed(source, otherwise, time),
      };
    }
    case 'each':
      return { ...sentence, effect: effectTimed(source, sentence.effect, time) };
    case 'later':
      complain(
        source,
        time.at,
        'what waits for an event in a text waits once, however long that takes',
        'what waits as often as it comes is an ability: this gains { when …: … } until end of turn',
        'unsupported',
      );
      return sentence;
    case 'modes':
      complain(source, time.at, 'a choice is made once', 'say how long in each of them');
      return sentence;
  }
};

const effectTimed = (source: Source, effect: Effect, time: Duration): Effect => ({
  ...effect,
  sentences: effect.sentences.map((one) => timed(source, one, time)),
});

const saidTwice = (source: Source, { at }: Duration): void =>
  complain(source, at, 'how long is said already, in front', 'say it once', 'nonsense');
