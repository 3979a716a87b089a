import { expect, test } from 'vitest';
import { complaintLetter, lettersOf } from './complaint-letter.ts';
import type { LetterComplaint } from './letter-words.ts';

const received: LetterComplaint = {
  received_at: '2026-03-01T09:00:00Z',
  is_anonymous: false,
  from_type: 'family',
  from_name: 'Joan Hale',
  from_address: '2 Mill Lane\nLeeds',
  title: 'Cold tea',
  wanted: null,
  answer_by: '2026-03-29',
  status: 'received',
  acknowledged_at: null,
  investigator: null,
  looked_into_at: null,
  delayed_at: null,
  answered_at: null,
  answer: null,
  learning: null,
  closed_at: null,
  delay_reason: null,
  outcome: null,
};
const facts = (more: Partial<LetterComplaint>) => ({
  complaint: { ...received, ...more },
  house: { name: 'Rose House', phone: '0113 496 0000', regulator: 'CQC' as const },
  names: { investigator: 'Sam Rivers', acknowledged_by: 'Mia Lund', answered_by: 'Mia Lund' },
  zone: 'Europe/London',
});
const answered: Partial<LetterComplaint> = {
  status: 'answered',
  acknowledged_at: '2026-03-02T10:00:00Z',
  investigator: 'sam',
  looked_into_at: '2026-03-03T10:00:00Z',
  outcome: 'upheld',
  answer: 'The hatch was open.\n\nIt is mended.',
  answered_at: '2026-03-20T10:00:00Z',
};

test('a letter comes with its step, and none before it', () => {
  expect(lettersOf(received)).toEqual([]);
  expect(complaintLetter('acknowledgement', facts({}))).toBeNull();
  expect(lettersOf(facts(answered).complaint)).toEqual(['acknowledgement', 'investigation', 'answer']);
  const closed: Partial<LetterComplaint> = {
    ...answered,
    status: 'closed',
    learning: 'A flask.',
    closed_at: '2026-03-22T10:00:00Z',
  };
  expect(lettersOf(facts(closed).complaint)).toContain('learning');
});

test('a letter says when it was received, by when it is answered, and where it goes', () => {
  const letter = complaintLetter('acknowledgement', facts({ acknowledged_at: '2026-03-02T10:00:00Z' }));
  expect(letter).toMatchObject({ day: '2026-03-02', to: ['Joan Hale', '2 Mill Lane', 'Leeds'], signedBy: 'Mia Lund' });
  expect(letter?.paragraphs.join(' ')).toMatch(/complaint of 1 March 2026, “Cold tea”.*answer you by 29 March 2026/);
  expect(letter?.paragraphs).not.toContain('');
});

test('the answer says what was decided, in its own paragraphs, and who decides above the house', () => {
  const said = complaintLetter('answer', facts(answered))?.paragraphs ?? [];
  expect(said).toContain('The hatch was open.');
  expect(said).toContain('It is mended.');
  expect(said.at(-1)).toContain('Ombudsman');
});

test('to whoever stays unnamed nobody writes', () => {
  expect(lettersOf({ ...facts(answered).complaint, is_anonymous: true })).toEqual([]);
});
