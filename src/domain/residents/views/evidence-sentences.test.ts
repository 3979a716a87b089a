import { expect, test } from 'vitest';
import { evidenceSentences, takenOver } from './evidence-sentences.ts';
import type { EvidenceFigure } from './plan-evidence.ts';

const figure = (
  key: EvidenceFigure['key'],
  value: string,
  records: EvidenceFigure['records'] = [],
): EvidenceFigure => ({
  key,
  what: key,
  value,
  chart: null,
  days: [],
  records,
});
const said = (...figures: EvidenceFigure[]) =>
  evidenceSentences(figures).map(({ field, words }) => `${field}: ${words}`);

test('a figure offers a sentence for the field it belongs to', () => {
  expect(said(figure('falls', '2'), figure('declined', '1'), figure('weight', '62.0 kg, unchanged'))).toEqual([
    'what_did_not: Fell 2 times.',
    'what_did_not: Chose not to once.',
    'changes_seen: Weight: 62.0 kg, unchanged.',
  ]);
});

test('no falls and no incidents are worth a word; a gap in a chart is not', () => {
  expect(said(figure('falls', '0'), figure('incidents', '0'), figure('declined', '0'), figure('mood', '–'))).toEqual([
    'what_worked: No falls in this time.',
    'what_worked: No incidents in this time.',
  ]);
});

test('every sentence carries what it was taken from, and somebody’s own words stay their own', () => {
  const record = { entity: 'mood', id: 'm1', at: '2026-02-20T06:00:00Z', words: '“I miss the sea.”' };
  const [quote] = evidenceSentences([figure('quotes', '1', [record])]);
  expect(quote).toMatchObject({ field: 'resident_view', words: '“I miss the sea.”', figure: { records: [record] } });
});

test('a sentence taken over comes after what was written, on a line of its own', () => {
  expect(takenOver('', 'Fell once.')).toBe('Fell once.');
  expect(takenOver('Music helps. ', 'Fell once.')).toBe('Music helps.\nFell once.');
});
