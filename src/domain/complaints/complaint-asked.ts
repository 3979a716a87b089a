import { date, longText, must } from '../kit/vocabulary/fields.ts';

export const findings = longText('What was found', {
  max: 8000,
  help: 'Whom you spoke with, what you read, and what you found.',
});

/** What is asked of whoever looks into a complaint. */
export const findingsFields = { findings: must(findings) } as const;

/** What is asked when an answer takes longer than was promised. */
export const delayFields = {
  answer_by: must(date('It will be answered by', { tense: 'future', offers: ['1 week', '1 month'] })),
  delay_reason: must(longText('Why it takes longer', { max: 500, help: 'It is said in the letter.' })),
} as const;
