import type { Assessment } from '../assessment.ts';
import type { CheckedForm } from '../checking/check-form.ts';

/** A form as its builder reads it, with the versions of its questions and answers that were seen. */
export interface FormContent {
  readonly form: CheckedForm & Pick<Assessment, 'version' | 'licence_note' | 'purpose'>;
  readonly seen: Readonly<Record<string, number>>;
}
