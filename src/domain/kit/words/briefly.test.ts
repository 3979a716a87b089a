import { expect, test } from 'vitest';
import { fluidIntake } from '../../daily-care/fluids/fluid-intake.ts';
import { mood } from '../../daily-care/mood/mood.ts';
import { note } from '../../notes/note.ts';
import { briefly } from './briefly.ts';

test('a drink is told by what and how much', () => {
  expect(
    briefly(fluidIntake, { fluid_type: 'tea', output_type: null, amount_ml: 200 }, [
      'fluid_type',
      'output_type',
      'amount_ml',
    ]),
  ).toBe('Tea · 200 ml');
});

test('a figure without a unit is told with its name', () => {
  expect(briefly(mood, { mood_score: 2, presentation: ['tearful', 'withdrawn'] }, ['mood_score', 'presentation'])).toBe(
    'Mood 2 · Tearful, Withdrawn',
  );
});

test('a long text is cut where a reader can tell', () => {
  const words = briefly(note, { body: 'She sat in the garden. '.repeat(20) }, ['body']);
  expect(words).toHaveLength(140);
  expect(words.endsWith('…')).toBe(true);
});
