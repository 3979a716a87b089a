import { expect, test } from 'vitest';
import { briefCard } from './brief.ts';
import type { HandoverLine } from '../handover-line.ts';

const line = (given: Partial<HandoverLine>): HandoverLine => ({
  part: 'changed',
  rank: 'told',
  mark: 'new',
  words: 'Note.',
  at: '2026-11-19T14:40:00Z',
  by: null,
  source: { entity: 'note', id: 'n1' },
  ...given,
});
const quiet = { lines: [], priority: 'routine' as const };

test('what can cost a life stands in the red strip and makes the card one that must be read', () => {
  const card = briefCard(
    { allergies: [{ substance: 'Penicillin', severity: 'anaphylaxis' }], header_flags: ['falls'] },
    quiet,
    '2026-11-19',
  );
  expect(card).toMatchObject({ red: ['Allergy: Penicillin (anaphylaxis)'], beware: ['Falls'], is_safety: true });
});

test('who had an accident today must be read about, whatever their flags', () => {
  expect(briefCard({ header_flags: [] }, { ...quiet, priority: 'urgent' }, '2026-11-19').is_safety).toBe(true);
  expect(briefCard({ header_flags: [] }, quiet, '2026-11-19').is_safety).toBe(false);
});

test('a card says how the person communicates, moves, eats and drinks, and is silent where nothing is known', () => {
  const { parts } = briefCard(
    {
      communication: 'Speak slowly.',
      aids: ['Glasses'],
      mobility: 'hoist',
      iddsi_fluid_level: 2,
      trigger_factors: ['Noise', 'Crowds'],
    },
    quiet,
    '2026-11-19',
  );
  expect(parts).toEqual([
    { label: 'How I communicate', words: 'Speak slowly. · Glasses' },
    { label: 'How I move', words: 'Hoist' },
    { label: 'How I drink', words: 'Drinks, IDDSI level 2' },
    { label: 'What upsets me', words: 'Noise, Crowds' },
  ]);
});

test('it carries what the next hours need from the handover, and leaves out what is only told', () => {
  const lines = [
    line({ rank: 'safety', words: 'Fall.' }),
    line({}),
    line({ part: 'do', rank: 'due', words: 'Check at 23:00.' }),
  ];
  expect(briefCard({}, { ...quiet, lines }, '2026-11-19').lines.map(({ words }) => words)).toEqual([
    'Fall.',
    'Check at 23:00.',
  ]);
});
