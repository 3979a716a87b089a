import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, momentAt } from '../kit/time/time.ts';
import { moodLanes, moodSummary, type MoodChartRow } from './mood-chart.ts';

const house = { time_zone: 'Europe/London', mood_low_days: 3 };
const asked = { window: { from: '2026-06-01', to: '2026-06-07' }, house };
const felt = (day: string, mood_score: number, more: Partial<MoodChartRow> = {}): MoodChartRow => ({
  id: `${day} ${mood_score}`,
  occurred_at: momentAt(day, '10:00', house.time_zone),
  recorded_at: null,
  by: null,
  is_late_entry: false,
  is_deleted: false,
  deletion_reason: null,
  mood_score,
  period: 'morning',
  presentation: [],
  reported_by_resident: false,
  self_harm_thoughts: 'not_asked',
  ...more,
});

test('the resident’s own rating stands apart from what others saw', () => {
  const { observed, own } = moodLanes(
    [felt('2026-06-01', 4), felt('2026-06-01', 2, { reported_by_resident: true }), felt('2026-05-31', 1)],
    asked,
  );
  expect([observed.marks.map(({ score }) => score), own.marks.map(({ score }) => score)]).toEqual([[4], [2]]);
});

test('a day without an entry leaves the line open', () => {
  const { observed } = moodLanes(
    ['2026-06-01', '2026-06-02', '2026-06-04'].map((day) => felt(day, 3)),
    asked,
  );
  expect(observed.lines.map((line) => line.length)).toEqual([2, 1]);
});

test('the sentence gives the mean, the low days and the own rating', () => {
  const rows = [
    felt('2026-06-05', 2),
    felt('2026-06-06', 4),
    felt('2026-06-06', 1, { reported_by_resident: true }),
    felt('2026-06-07', 5, { is_deleted: true }),
  ];
  expect(moodSummary(rows, asked).sentence).toBe(
    'Mood as seen 3 of 5 on average, from 2 entries. Low on 1 of 2 recorded days. Their own rating 1 of 5 on average, from 1 entry. Low on 1 of 1 recorded day.',
  );
  expect(moodSummary([], asked).sentence).toBe('No mood was recorded in this time.');
});

test('low days in a row and thoughts of self-harm are pointed out', () => {
  const rows = ['2026-06-05', '2026-06-06', '2026-06-07'].map((day) =>
    felt(day, 2, { self_harm_thoughts: day === '2026-06-06' ? 'passive' : 'denied' }),
  );
  expect(moodSummary(rows, asked).signs.map(({ words }) => words)).toEqual([
    'Seen low 3 days running',
    'Thoughts of self-harm told once',
  ]);
});

test('what was told changes nothing of what was seen, in sentence, small picture and low run alike', () => {
  const seen = ['2026-06-05', '2026-06-06', '2026-06-07'].map((day) => felt(day, 2));
  const rows = fc.array(fc.record({ back: fc.integer({ min: 0, max: 6 }), score: fc.integer({ min: 1, max: 5 }) }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(rows, (given) => {
      const summary = moodSummary(
        [
          ...seen,
          ...given.map(({ back, score }) => felt(addDays('2026-06-07', -back), score, { reported_by_resident: true })),
        ],
        asked,
      );
      const alone = moodSummary(seen, asked);
      expect(summary.small).toEqual(alone.small);
      expect(summary.signs[0]).toEqual(alone.signs[0]);
      expect(summary.sentence.startsWith(alone.sentence)).toBe(true);
    }),
  );
});

test('where only the resident told, that is what is drawn and said', () => {
  const rows = ['2026-06-05', '2026-06-06', '2026-06-07'].map((day) => felt(day, 1, { reported_by_resident: true }));
  expect(moodSummary(rows, asked)).toMatchObject({
    sentence: 'Their own rating 1 of 5 on average, from 3 entries. Low on 3 of 3 recorded days.',
    signs: [{ words: 'Rated low by themselves 3 days running' }],
    small: { values: [null, null, null, null, 1, 1, 1] },
  });
});

test('each entry that stands is one mark, in one lane', () => {
  const rows = fc.array(
    fc.record({
      back: fc.integer({ min: 0, max: 6 }),
      score: fc.integer({ min: 1, max: 5 }),
      own: fc.boolean(),
      struck: fc.boolean(),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(rows, (given) => {
      const { observed, own } = moodLanes(
        given.map(({ back, score, own: isOwn, struck }) =>
          felt(addDays('2026-06-07', -back), score, { reported_by_resident: isOwn, is_deleted: struck }),
        ),
        asked,
      );
      expect(own.marks).toHaveLength(given.filter(({ own: isOwn, struck }) => isOwn && !struck).length);
      expect(observed.marks).toHaveLength(given.filter(({ own: isOwn, struck }) => !isOwn && !struck).length);
    }),
  );
});
