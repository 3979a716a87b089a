import { assessment } from '#domain/assessments/assessment.ts';
import { formulaPlaced, placed, type Questions } from '#domain/assessments/building/edit-questions.ts';
import type { FormContent } from '#domain/assessments/building/form-content.ts';
import { checkForm, type CheckedForm } from '#domain/assessments/checking/check-form.ts';
import { choice } from '#domain/assessments/choice.ts';
import { question } from '#domain/assessments/question.ts';
import { useMemo, useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { notSaved } from '../../kit/api/failure-words.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer, type LiveAnswer } from '../../kit/data/use-live-answer.ts';
import { useFormDraft } from '../../kit/saving/use-form-draft.ts';
import { isEdited, type Edited } from './edited-draft.ts';

const isContent = objectWith<FormContent>('form', 'seen');
const contentPath = (id: string) => `/api/${assessment.path}/${id}/content/`;

export const useFormContent = (id: string): LiveAnswer<FormContent> =>
  useLiveAnswer(contentPath(id), { is: isContent, of: [assessment.name, question.name, choice.name] });

/** The life of a form in its builder: every change is a draft at once, and part of the form when it is saved. */
export function useBuilding({ form, seen }: FormContent, take: (content: FormContent) => void) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const [epoch, setEpoch] = useState(0);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const draft = useFormDraft({ form: 'form-builder', record: form.id }, edited !== null, ({ values }) => {
    if (!isEdited(values)) return false;
    setEdited(values);
    setEpoch((now) => now + 1);
  });
  const { questions, formula } = edited ?? form;
  const now: CheckedForm = useMemo(() => ({ ...form, questions, formula }), [form, questions, formula]);
  const check = useMemo(() => checkForm(now), [now]);

  const put = (next: Partial<Edited>) => {
    const whole: Edited = { questions, formula, seen: edited?.seen ?? seen, ...next };
    setEdited(whole);
    setFailure(null);
    draft.save({ ...whole }, form.id, null);
  };
  const forget = async () => {
    setEdited(null);
    setRefused({});
    await draft.drop();
  };
  return {
    form: now,
    check,
    epoch,
    draft,
    refused,
    failure,
    isBusy,
    isChanged: edited !== null,
    /** The same questions with other words: nothing moves. */
    change: (next: Questions) => put({ questions: next }),
    /** Questions were added, moved or taken out: what names them by their place follows. */
    arrange(next: Questions) {
      const after = placed(questions, next);
      put({ questions: after, formula: formulaPlaced(formula, questions, after) });
    },
    changeFormula: (next: string) => put({ formula: next === '' ? null : next }),
    async startAfresh() {
      await forget();
      setEpoch((count) => count + 1);
    },
    async save(): Promise<boolean> {
      setIsBusy(true);
      const answer = await create(
        contentPath(form.id),
        { questions, formula, seen: edited?.seen ?? seen },
        { is: isContent },
      );
      setIsBusy(false);
      if (answer.ok) {
        take(answer.body);
        setFailure(null);
        await forget();
        return true;
      }
      setRefused(Object.fromEntries(Object.entries(answer.fields).map(([id, said]) => [id, said.join(' ')])));
      // What somebody else saved meanwhile has been seen now: saving once more is a decision.
      if (answer.status === 409 && edited) setEdited({ ...edited, seen });
      setFailure(notSaved(answer));
      return false;
    },
  };
}
export type Building = ReturnType<typeof useBuilding>;
