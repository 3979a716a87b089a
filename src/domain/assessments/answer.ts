import type { RecordOf } from '../kit/vocabulary/entity.ts';
import { entity } from '../kit/vocabulary/entity.ts';
import { date, decimal, longText, must, readOnly, ref, refs } from '../kit/vocabulary/fields.ts';
import { everything } from '../kit/vocabulary/permissions.ts';

export const answer = entity({
  name: 'answer',
  labels: { one: 'Answer', many: 'Answers' },
  purpose: 'What was answered to one question of an assessment.',
  title: ['question'],
  belongsTo: 'resident',
  access: {
    superuser: everything,
    manager: everything,
    senior: everything,
    carer: ['view', 'add:allowed', 'change_own'],
    agency: ['view'],
    auditor: ['view'],
  },
  // Which roles may complete a form stands with the form, so the server looks it up.
  narrower: { 'add:allowed': {} },
  fixed: { with: 'result' },
  fields: {
    result: must(ref('Assessment', { to: 'assessment_result' })),
    question: must(ref('Question', { to: 'question' })),
    choices: refs('Chosen', { to: 'choice' }),
    value_number: decimal('Number', { min: -1_000_000, max: 1_000_000, places: 2 }),
    value_text: longText('In words', { max: 4000 }),
    value_date: date('Date', { tense: 'any' }),
    score: readOnly(decimal('Score', { min: -100_000, max: 100_000, places: 1 })),
    comment: longText('Comment', { max: 2000 }),
  },
  list: ['question', 'choices', 'value_number', 'value_date', 'score'],
  carries: ['result', 'value_text', 'comment'],
  filters: ['result', 'question'],
  unique: [
    {
      fields: ['result', 'question'],
      sentence: 'This question has been answered already. Change that answer instead.',
    },
  ],
});
export type Answer = RecordOf<typeof answer>;
