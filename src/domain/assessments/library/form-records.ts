import type { Assessment } from '../assessment.ts';
import type { Choice } from '../choice.ts';
import type { Form, FormQuestion } from '../form.ts';
import type { Question } from '../question.ts';
import type { ShippedForm, ShippedQuestion } from './shipped-form.ts';

type Own = 'version' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by';
/** A record without what the database keeps about every record. */
type Content<R> = Partial<Omit<R, Own>> & { readonly id: string };

export interface FormRecords {
  readonly assessment: Content<Assessment> & Omit<Form, 'questions'> & Pick<Assessment, 'licence_status'>;
  readonly questions: readonly (Content<Question> & Omit<FormQuestion, 'choices'> & { readonly assessment: string })[];
  readonly choices: readonly (Content<Choice> & FormQuestion['choices'][number] & { readonly question: string })[];
}

/** Always the same id for the same part of the same version, so that a form is written once. */
type IdOf = (parent: string, which: string) => string;

export const shippedId = (form: Pick<ShippedForm, 'code'>, version: number, idOf: IdOf): string =>
  idOf('shipped form', `${form.code} ${version}`);

/** A shipped form as the records it is stored in. One whose licence blocks it waits as a draft. */
export function formRecords(form: ShippedForm, idOf: IdOf): FormRecords {
  const id = shippedId(form, form.version, idOf);
  const asked = form.sections.flatMap(({ title, questions }) => questions.map((question) => ({ ...question, title })));
  const placed = asked.map((question, index) => ({
    question,
    order: index + 1,
    id: idOf(id, `question ${index + 1}`),
  }));
  const choiceId = (question: string, index: number) => idOf(question, `choice ${index + 1}`);
  const followed = ([key, label]: NonNullable<ShippedQuestion['after']>) => {
    const cause = placed.find(({ question }) => question.key === key);
    const at = cause?.question.choices.findIndex(([words]) => words === label) ?? -1;
    if (!cause || at < 0) throw new Error(`${form.code}: no answer “${label}” to “${key}”`);
    return { question: cause.id, choice: choiceId(cause.id, at) };
  };
  return {
    assessment: {
      id,
      title: form.title,
      code: form.code,
      purpose: form.purpose,
      category: form.category,
      version_label: String(form.version),
      who_may_complete: form.who ?? ['superuser', 'manager', 'senior', 'carer'],
      is_self_report: form.isSelfReport ?? false,
      is_countersigned: form.isCountersigned ?? false,
      default_review_days: form.default_review_days,
      licence_note: form.licence_note,
      licence_status: form.licence_status,
      acknowledgement: form.acknowledgement ?? null,
      scoring: form.scoring ?? 'none',
      formula: form.formula ?? null,
      min_score: form.range?.[0] ?? null,
      max_score: form.range?.[1] ?? null,
      bands: (form.bands ?? []).map(([from, to, label, severity, advice, review_days = null]) => ({
        from,
        to,
        label,
        severity,
        advice,
        review_days,
      })),
      status: form.licence_status === 'blocked' ? 'draft' : 'published',
    },
    questions: placed.map(({ question, order, id: questionId }) => ({
      id: questionId,
      assessment: id,
      order,
      section: question.title,
      text: question.text,
      help: question.help ?? null,
      kind: question.kind,
      unit: question.unit ?? null,
      min: question.min ?? null,
      max: question.max ?? null,
      weight: null,
      formula: question.formula ?? null,
      is_required: question.kind !== 'info' && question.kind !== 'computed' && !question.isOptional,
      show_if: question.after ? followed(question.after) : null,
      trigger: question.trigger ?? [],
    })),
    choices: placed.flatMap(({ question, id: questionId }) =>
      question.choices.map(([label, score = null, mark], index) => ({
        id: choiceId(questionId, index),
        question: questionId,
        order: index + 1,
        label,
        score,
        is_exclusive: mark === 'alone',
        flag: mark === 'flag',
      })),
    ),
  };
}

/** The records of a form as somebody fills it in. */
export const filledForm = ({
  assessment,
  questions,
  choices,
}: FormRecords): Form & Pick<Assessment, 'licence_status'> => ({
  ...assessment,
  questions: questions.map((question) => ({
    ...question,
    choices: choices.filter((choice) => choice.question === question.id),
  })),
});
