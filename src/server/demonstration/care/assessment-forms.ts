import { assessment } from '#domain/assessments/assessment.ts';
import { choice } from '#domain/assessments/choice.ts';
import type { Form } from '#domain/assessments/form.ts';
import { filledForm } from '#domain/assessments/library/form-records.ts';
import { question } from '#domain/assessments/question.ts';
import { shippedRecords, shippedRows } from '../../assessments/shipped-forms.ts';
import type { RecordBook } from '../stage/record-book.ts';

/** Of the forms that come with the product, those that the three homes work with. */
const codes = ['PHQ-9', 'GAD-7', 'FALLS', 'NUTRITION'] as const;
export type FormCode = (typeof codes)[number];

const recordsOf = (code: FormCode) => {
  const found = shippedRecords.find((form) => form.assessment.code === code);
  if (!found) throw new Error(`${code} does not come with the product.`);
  return found;
};

export interface FormInUse {
  readonly code: FormCode;
  readonly form: Form;
}

export const formsInUse: readonly FormInUse[] = codes.map((code) => ({ code, form: filledForm(recordsOf(code)) }));

export const formInUse = (id: unknown): FormInUse | undefined => formsInUse.find(({ form }) => form.id === id);

/** They stand in the book as they are shipped, so that results can be about them. */
export function takeForms(book: RecordBook): void {
  for (const entity of [assessment, question, choice]) book.know(entity, shippedRows(entity, codes.map(recordsOf)));
}
