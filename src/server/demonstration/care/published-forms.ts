import { assessment } from '#domain/assessments/assessment.ts';
import { choice } from '#domain/assessments/choice.ts';
import { question } from '#domain/assessments/question.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { Scene } from '../stage/scene.ts';
import { formWords } from './assessment-forms.ts';
import type { Form } from './assessments.ts';

/** The forms as they were published, by their id. */
export function formsOf({ book }: Scene): ReadonlyMap<string, Form> {
  const inOrder = (a: AnyRecord, b: AnyRecord) => Number(a['order']) - Number(b['order']);
  return new Map(
    book.of(assessment).flatMap((record) => {
      const words = formWords.find(({ code }) => code === record['code']);
      const questions = book
        .of(question)
        .filter((one) => one['assessment'] === record.id)
        .toSorted(inOrder)
        .map((asked) => ({
          record: asked,
          choices: book
            .of(choice)
            .filter((one) => one['question'] === asked.id)
            .toSorted(inOrder),
        }));
      return words ? [[record.id, { words, record, questions }] as const] : [];
    }),
  );
}
