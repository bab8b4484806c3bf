import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { widthOf } from '../../src/report/width.js';

test.each([
  'plain text',
  '手札から山札の下に置く。',
  '《光の番人》「ブロッカー」・Ｗ・ブレイカー！？',
  'ﾌﾞﾛｯｸ',
  'か\u3099き\u309a',
  'é e\u0301 ü – — … ✓ ✗ × ‘’ “”',
  '한국어 中文 繁體',
  '🔥🚒👩‍🚒👍🏽 ⚡ ✅',
  '①②Ⅲ→∞ αβγ Яя',
  '𠮷野家',
])('%s', (text) => expect(widthOf(text)).toBe(stringWidth(text)));
