import { expect, test } from 'vitest';
import { sources } from './source.ts';

const sheets = sources('src', /\.css$/);

test('text grows with the size a reader chose in the browser', () => {
  const fixed = sheets.flatMap(({ path, text }) => text.split('\n').flatMap((line, at) => (/(font-size|font|line-height):[^;]*\dpx/.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])));
  expect(fixed).toEqual([]);
});
