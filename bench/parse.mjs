/** Parsing against gherkin's parser, on files of the same size. */
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { parse } from '../dist/index.js';
import { featureText, rulingText } from './corpus.mjs';
import { heading, inTurn, row } from './measure.mjs';

/** Files of about `size` bytes each. */
const filesOf = (make, size, count) =>
  Array.from({ length: count }, (_, at) => {
    let scenarios = 1;
    while (make(scenarios, at).length < size) scenarios++;
    return make(scenarios, at);
  });

const bytes = (texts) => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

for (const [size, count] of [
  [2_000, 200],
  [50_000, 8],
]) {
  const rulings = filesOf(rulingText, size, count);
  const features = filesOf(featureText, size, count);
  const times = await inTurn({
    hantei: () => rulings.forEach((text) => parse(text)),
    gherkin: () =>
      features.forEach((text) => {
        const builder = new AstBuilder(IdGenerator.incrementing());
        new Parser(builder, new GherkinClassicTokenMatcher()).parse(text);
      }),
  });
  const speed = (texts, milliseconds) => bytes(texts) / 1e6 / (milliseconds / 1000);
  const [ours, theirs] = [speed(rulings, times.hantei), speed(features, times.gherkin)];
  heading(`Parsing: ${count} files of ${size} bytes`);
  row('hantei', `${ours.toFixed(2)} MB/s, ${Math.round((count / times.hantei) * 1000)} files/s`);
  row(
    '@cucumber/gherkin',
    `${theirs.toFixed(2)} MB/s, ${Math.round((count / times.gherkin) * 1000)} files/s`,
  );
  row('ratio', (ours / theirs).toFixed(2));
}
