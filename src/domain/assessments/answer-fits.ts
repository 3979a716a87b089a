import type { Answer } from './answer.ts';

/** What a question asks for. */
export interface QuestionBounds {
  readonly kind: string;
  readonly min: number | null;
  readonly max: number | null;
}

export interface GivenValues extends Pick<Answer, 'choices' | 'value_number' | 'value_text' | 'value_date'> {
  /** How many of the choices rule out the others. */
  readonly exclusive: number;
}

type Part = 'choices' | 'value_number' | 'value_text' | 'value_date';

/** Where the answer to each kind of question is written; a comment may always stand beside it. */
const partOf: Readonly<Record<string, Part | null>> = {
  single: 'choices',
  multi: 'choices',
  yes_no: 'choices',
  number: 'value_number',
  text: 'value_text',
  time: 'value_text',
  date: 'value_date',
  info: null,
  computed: null,
};
const parts: readonly Part[] = ['choices', 'value_number', 'value_text', 'value_date'];

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);
const clock = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;

/** An answer that does not fit its question would be counted all the same. */
export function answerComplaints(given: GivenValues, { kind, min, max }: QuestionBounds) {
  const stray = parts.find((part) => part !== partOf[kind] && !isEmpty(given[part]));
  if (stray) return { [stray]: 'The question asks for another kind of answer.' };
  if (kind !== 'multi' && given.choices.length > 1) return { choices: 'Only one answer can be chosen.' };
  if (given.exclusive > 0 && given.choices.length > 1) return { choices: 'This answer rules out the others.' };
  const { value_number, value_text } = given;
  if (value_number !== null && min !== null && value_number < min)
    return { value_number: `Number must be at least ${min}.` };
  if (value_number !== null && max !== null && value_number > max)
    return { value_number: `Number must be at most ${max}.` };
  return kind === 'time' && value_text !== null && !clock.test(value_text)
    ? { value_text: 'In words must be a time, such as 14:30.' }
    : {};
}
