import { askedQuestions } from '#domain/assessments/filling/asked-questions.ts';
import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import {
  answersOf,
  type AssessmentSheet,
  type StoredAnswer,
  type SavedAnswers,
  type SheetResult,
} from '#domain/assessments/filling/assessment-sheet.ts';
import type { GivenAnswer, GivenAnswers } from '#domain/assessments/filling/given-answers.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { useEffect, useRef, useState } from 'react';
import { v7 } from 'uuid';
import { create, type ApiAnswer } from '../../kit/api/api.ts';
import { objectWith, shapeOf } from '../../kit/api/shapes.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import type { Draft } from '../../kit/saving/drafts.ts';
import { draftedLines } from '../../kit/saving/drafted-lines.ts';
import { eachIs, isNumber, isString, objectOf, orNull } from '../../kit/saving/draft-shapes.ts';
import { useFormDraft } from '../../kit/saving/use-form-draft.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { refusal } from '../../kit/state/refusal.ts';
import type { Stored } from '../../kit/state/stored-record.ts';

/** What this person has answered and the server does not hold yet, each with the version of the stored answer they saw. */
interface Unsaved {
  readonly mine: GivenAnswers;
  readonly seen: Readonly<Record<string, number | null>>;
}
const isResult = objectWith<SheetResult>('id', 'version', 'names');
const isWholeResult = shapeOf(assessmentResult);
const isSaved = objectWith<SavedAnswers>('answers', 'conflicts');
const nothing: Unsaved = { mine: {}, seen: {} };

interface Filling {
  sheet: AssessmentSheet;
  /** Answers are saved under this assessment from now on. */
  onSaved(result: SheetResult, answers: readonly StoredAnswer[]): void;
}

const without = <T>(all: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));

const versionIn = (stored: readonly StoredAnswer[], question: string): number | null =>
  stored.find((one) => one.question === question)?.version ?? null;

const isAnswer = objectOf<GivenAnswer>({
  choices: eachIs(isString),
  value_number: orNull(isNumber),
  value_text: orNull(isString),
  value_date: orNull(isString),
  comment: orNull(isString),
});

const unsavedIn = ({ values: { mine, seen } }: Draft): Unsaved => ({
  mine: draftedLines(mine, isAnswer),
  seen: draftedLines(seen, orNull(isNumber)),
});

/** The life of an assessment that is being filled in: each answer is saved as a draft at once, and in the record with every step. */
export function useFilling({ sheet, onSaved }: Filling) {
  const { form, person } = sheet;
  const clock = useHouseClock();
  const [id, setId] = useState(() => sheet.result?.id ?? v7());
  const [unsaved, setUnsaved] = useState(nothing);
  const [epoch, setEpoch] = useState(0);
  const [theirs, setTheirs] = useState<Readonly<Record<string, StoredAnswer>>>({});
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const isTouched = Object.keys(unsaved.mine).length > 0;
  const draft = useFormDraft({ form: 'assessment', resident: person.id, record: form.id }, isTouched, (drafted) => {
    // What was begun in another assessment with the same form is none of this one.
    if (sheet.result && drafted.id && drafted.id !== sheet.result.id) return false;
    const found = unsavedIn(drafted);
    if (Object.keys(found.mine).length === 0) return false;
    setUnsaved(found);
    setId(sheet.result?.id ?? drafted.id ?? id);
    setEpoch((now) => now + 1);
  });
  const current = useRef({ unsaved, sheet });
  useEffect(() => {
    current.current = { unsaved, sheet };
  }, [unsaved, sheet]);

  const put = (next: Unsaved) => {
    current.current = { ...current.current, unsaved: next };
    setUnsaved(next);
    draft.save({ ...next }, id, null);
  };
  const answer = (question: string, given: GivenAnswer) => {
    const { mine, seen } = current.current.unsaved;
    setRefused((now) => without(now, [question]));
    put({
      mine: { ...mine, [question]: given },
      seen: question in seen ? seen : { ...seen, [question]: versionIn(current.current.sheet.answers, question) },
    });
  };

  /** The record itself comes into being with its first answers, so that a form that is only looked at leaves nothing behind. */
  async function begun(quiet: boolean): Promise<ApiAnswer<SheetResult>> {
    const { result } = current.current.sheet;
    if (result) return { ok: true, status: 200, body: result, next: null };
    return create(
      pathOf(assessmentResult),
      { id, assessment: form.id, resident: person.id, assessed_at: clock.now() },
      { is: isResult, quiet },
    );
  }

  async function send(quiet: boolean): Promise<ApiAnswer<SheetResult>> {
    const { mine, seen } = current.current.unsaved;
    const asked = new Set(askedQuestions(form, answersNow()).map((question) => question.id));
    const sent = Object.entries(mine).filter(([question]) => asked.has(question));
    const result = await begun(quiet);
    if (!result.ok) return result;
    const saved = await create(
      `${pathOf(assessmentResult)}${result.body.id}/answers/`,
      { answers: sent.map(([question, given]) => ({ ...given, question, version: seen[question] ?? null })) },
      { is: isSaved, quiet },
    );
    if (!saved.ok) {
      setRefused(Object.fromEntries(Object.entries(saved.fields).map(([name, said]) => [name, said.join(' ')])));
      return saved;
    }
    settle(sent, saved.body);
    current.current = {
      ...current.current,
      sheet: { ...current.current.sheet, result: result.body, answers: saved.body.answers },
    };
    onSaved(result.body, saved.body.answers);
    return result;
  }

  /** What was sent and taken is the record's now; what was typed meanwhile, or answered otherwise by somebody else, stays here. */
  function settle(sent: readonly (readonly [string, GivenAnswer])[], { answers, conflicts }: SavedAnswers) {
    const { mine, seen } = current.current.unsaved;
    const done = sent.filter(([question, given]) => mine[question] === given && !conflicts.includes(question));
    const left = without(
      mine,
      done.map(([question]) => question),
    );
    const next = {
      mine: left,
      seen: Object.fromEntries(
        Object.entries(seen)
          .filter(([question]) => question in left)
          .map(([question, version]) => [
            question,
            conflicts.includes(question) ? version : versionIn(answers, question),
          ]),
      ),
    };
    setTheirs(
      Object.fromEntries(
        answers.filter(({ question }) => conflicts.includes(question)).map((one) => [one.question, one]),
      ),
    );
    if (Object.keys(left).length > 0) return put(next);
    current.current = { ...current.current, unsaved: nothing };
    setUnsaved(nothing);
    void draft.drop();
  }

  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** One after the other: the next one begins with what the last one left. */
  function save(quiet = false): Promise<ApiAnswer<SheetResult>> {
    const sending = queue.current.then(() => send(quiet));
    queue.current = sending;
    return sending;
  }

  const answersNow = (): GivenAnswers => ({
    ...answersOf(current.current.sheet.answers),
    ...current.current.unsaved.mine,
  });

  return {
    answers: { ...answersOf(sheet.answers), ...unsaved.mine },
    answer,
    epoch,
    draft,
    theirs,
    refused,
    hasWork: () => Object.keys(current.current.unsaved.mine).length > 0,
    /** What nobody has touched need not be sent. */
    saveQuietly: () => {
      if (Object.keys(current.current.unsaved.mine).length > 0) void save(true);
    },
    save: () => save(),
    async complete(values: RecordValues): Promise<ApiAnswer<Stored<typeof assessmentResult>>> {
      const saved = await save();
      if (!saved.ok) return saved;
      if (Object.keys(current.current.unsaved.mine).length > 0)
        return refusal(400, {
          non_field_errors: [
            'Somebody else answered otherwise meanwhile. Choose at the marked questions which answer counts.',
          ],
        });
      const { id: resultId, version } = saved.body;
      const done = await create(
        `${pathOf(assessmentResult)}${resultId}/complete/`,
        {
          ...values,
          version,
        },
        { is: isWholeResult },
      );
      // The answer to an earlier try was lost, and it was done.
      if (done.ok || done.status !== 409) return done;
      const { current: now } = done;
      if (isWholeResult(now) && now.status === 'complete' && now.id === resultId)
        return { ok: true, status: 200, body: now, next: null };
      return done;
    },
    /** Of two answers to one question this person's own is to count. */
    takeMine(question: string) {
      const { mine, seen } = current.current.unsaved;
      put({ mine, seen: { ...seen, [question]: theirs[question]?.version ?? null } });
      setTheirs((now) => without(now, [question]));
    },
    takeTheirs(question: string) {
      const { mine, seen } = current.current.unsaved;
      put({ mine: without(mine, [question]), seen: without(seen, [question]) });
      setTheirs((now) => without(now, [question]));
      setEpoch((now) => now + 1);
    },
    async startAfresh() {
      await draft.drop();
      current.current = { ...current.current, unsaved: nothing };
      setUnsaved(nothing);
      setEpoch((now) => now + 1);
    },
  };
}
