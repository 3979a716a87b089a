import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noAnswer, type GivenAnswers } from '../filling/given-answers.ts';
import { missingAnswers } from '../filling/missing-answers.ts';
import { scoreResult } from '../filling/score-result.ts';
import type { FormChoice, FormQuestion } from '../form.ts';
import { bandOf } from '../score-bands.ts';
import { checkForm, errorsOf, type CheckedForm } from './check-form.ts';

const choice = (id: string, score: number | null, is_exclusive = false): FormChoice => ({
  id,
  order: 1,
  label: id,
  score,
  is_exclusive,
  flag: false,
});
const question = (order: number, more: Partial<FormQuestion> = {}): FormQuestion => ({
  id: `q${order}`,
  order,
  section: null,
  text: `Question ${order}`,
  help: null,
  kind: 'single',
  unit: null,
  min: null,
  max: null,
  weight: null,
  formula: null,
  is_required: true,
  show_if: null,
  trigger: [],
  choices: [choice(`${order}-no`, 0), choice(`${order}-yes`, 2)],
  ...more,
});
const form = (questions: readonly FormQuestion[], more: Partial<CheckedForm> = {}): CheckedForm => ({
  id: 'form',
  title: 'Falls',
  code: null,
  category: 'falls',
  version_label: '1',
  scoring: 'sum',
  formula: null,
  min_score: null,
  max_score: null,
  bands: [],
  default_review_days: null,
  is_self_report: false,
  is_countersigned: false,
  acknowledgement: null,
  status: 'draft',
  licence_status: 'free',
  questions,
  ...more,
});
const band = (from: number, to: number) => ({
  from,
  to,
  label: `${from} to ${to}`,
  severity: 'info' as const,
  advice: null,
  review_days: null,
});
const after = (order: number, by: string) => ({ show_if: { question: `q${order}`, choice: `${order}-${by}` } });
const range = (checked: CheckedForm) => {
  const { range: found } = checkForm(checked);
  return found && [found.lowest, found.highest, found.isExact];
};
const sentences = (checked: CheckedForm) => checkForm(checked).problems.map(({ sentence }) => sentence);

describe('the lowest and the highest score', () => {
  test('of a sum, weighted sum and highest answer', () => {
    const questions = [question(1), question(2, { weight: -3 }), question(3, { weight: 0.5 })];
    expect(range(form(questions))).toEqual([0, 6, true]);
    expect(range(form(questions, { scoring: 'weighted' }))).toEqual([-6, 3, true]);
    expect(range(form(questions, { scoring: 'max_item' }))).toEqual([0, 2, true]);
    expect(range(form(questions, { scoring: 'none' }))).toBeNull();
  });

  test('leave out what one answer rules out', () => {
    const choices = [choice('none', 0, true), choice('a', 2), choice('b', 3), choice('c', -1)];
    expect(range(form([question(1, { kind: 'multi', choices })]))).toEqual([-1, 5, true]);
    const worst = [choice('all', 9, true), choice('a', 2), choice('b', 3)];
    expect(range(form([question(1, { kind: 'multi', choices: worst })]))).toEqual([2, 9, true]);
  });

  test('count a question only with the answer it follows from', () => {
    const questions = [
      question(1, { choices: [choice('1-no', 5), choice('1-yes', 0)] }),
      question(2, { ...after(1, 'yes'), choices: [choice('2-no', 1), choice('2-yes', 4)] }),
    ];
    expect(range(form(questions))).toEqual([1, 5, true]);
  });

  test('follow numbers within their limits and are unknown without', () => {
    const number = question(1, { kind: 'number', min: 1, max: 10, choices: [], weight: 2 });
    expect(range(form([number]))).toEqual([1, 10, true]);
    expect(range(form([number], { scoring: 'weighted' }))).toEqual([2, 20, true]);
    const open = form([{ ...number, max: null }], { bands: [band(0, 10)] });
    expect(errorsOf(checkForm(open))).toEqual([expect.stringContaining('has no limits')]);
  });

  test('of a formula are tried out, or bounded where there are too many answers', () => {
    expect(range(form([question(1), question(2)], { scoring: 'custom', formula: 'q1 * q2 - q1' }))).toEqual([
      -2,
      2,
      true,
    ]);
    const many = Array.from({ length: 14 }, (_, place) => question(place + 1));
    const formula = many.map(({ order }) => `q${order}`).join(' + ');
    expect(range(form(many, { scoring: 'custom', formula }))).toEqual([0, 28, false]);
    const weight = question(1, { kind: 'number', min: 10, max: 40, choices: [] });
    const steps = form([weight], { scoring: 'custom', formula: 'if(q1 < 18.5, 2, if(q1 <= 20, 1, 0))' });
    expect(range(steps)).toEqual([0, 2, false]);
  });
});

describe('a form is told', () => {
  test('which scores no band covers, which two do, and which band nobody reaches', () => {
    const scored = (...bands: CheckedForm['bands']) => sentences(form([question(1), question(2)], { bands }));
    expect(scored(band(0, 1), band(3, 4))).toEqual(['No band covers the score 2.']);
    expect(scored(band(0, 2), band(2, 4))).toEqual(['Two bands cover the score 2.']);
    expect(scored(band(0, 1))).toEqual(['No band covers the scores 2 to 4.']);
    expect(scored(band(0, 4), band(5, 9))).toEqual(['No answers lead to the band “5 to 9”.']);
    expect(scored(band(0, 4))).toEqual([]);
  });

  test('that a gap under a formula that is only bounded is a remark', () => {
    const weight = question(1, { kind: 'number', min: 0, max: 40, choices: [] });
    const bounded = form([weight], { scoring: 'custom', formula: 'q1 - q1', bands: [band(0, 0)] });
    expect(errorsOf(checkForm(bounded))).toEqual([]);
    expect(sentences(bounded)).toHaveLength(2);
  });

  test('which questions are never asked, and why', () => {
    const knot = form([
      question(1, after(2, 'yes')),
      question(2, after(1, 'yes')),
      question(3, { show_if: { question: 'gone', choice: 'gone' } }),
      question(4, { show_if: { question: 'q5', choice: 'gone' } }),
      question(5),
      question(6, after(4, 'yes')),
      question(7, after(8, 'yes')),
      question(8, { kind: 'text' }),
      question(9, after(10, 'yes')),
      question(10),
    ]);
    expect(errorsOf(checkForm(knot))).toEqual([
      'Question 1 is never asked: question 2, which it follows from, is never asked.',
      'Question 2 is never asked: question 1, which it follows from, is never asked.',
      'Question 3 is never asked: the question it follows from is gone.',
      'Question 4 is never asked: the answer it follows from is gone.',
      'Question 6 is never asked: question 4, which it follows from, is never asked.',
      'Question 7 is never asked: question 8, which it follows from, has no answers to choose.',
      'Question 9 stands before question 10, from which it follows.',
    ]);
  });

  test('which question has no answers, which formula cannot be read and which names the wrong question', () => {
    const wrong = form(
      [
        question(1, { choices: [] }),
        question(2, { kind: 'computed', formula: 'q3 +', choices: [] }),
        question(3, { kind: 'computed', formula: 'q4 + q9 + q1', choices: [] }),
        question(4, { kind: 'text', choices: [] }),
      ],
      { scoring: 'custom', formula: 'q4' },
    );
    expect(errorsOf(checkForm(wrong))).toEqual([
      'Question 1 has no answers to choose from.',
      expect.stringContaining('Question 2: After “q3 +”'),
      'Question 3 names q4, which does not stand before it.',
      'Question 3 names q9, and there is no question 9.',
      'Question 3 names q1, which has neither a number nor a score.',
      'The rule of the score names q4, which has neither a number nor a score.',
    ]);
  });

  test('that it has no questions, or a score and nothing to count', () => {
    expect(errorsOf(checkForm(form([], { scoring: 'none' })))).toEqual(['The form has no questions.']);
    expect(errorsOf(checkForm(form([question(1, { kind: 'text', choices: [] })])))).toEqual([
      'The form is scored, and no answer has a score.',
    ]);
    expect(errorsOf(checkForm(form([question(1), question(1, { id: 'other' })])))).toEqual([
      'Two questions stand at place 1.',
      'Two questions stand at place 1.',
    ]);
  });

  test('that its score reaches further than it says', () => {
    expect(errorsOf(checkForm(form([question(1)], { min_score: 1, max_score: 1.5 })))).toEqual([
      'The lowest score is said to be 1, and 0 can be reached.',
      'The highest score is said to be 1.5, and 2 can be reached.',
    ]);
  });

  test('that its name belongs to somebody else, until their permission is held', () => {
    const named = (more: Partial<CheckedForm>) => errorsOf(checkForm(form([question(1)], more)));
    expect(named({ licence_status: 'blocked' })).toHaveLength(1);
    expect(named({ licence_status: 'acknowledge' })).toHaveLength(1);
    expect(named({ licence_status: 'acknowledge', acknowledgement: 'By Ann' })).toEqual([]);
    expect(named({ title: 'Waterlow score' })).toEqual([expect.stringContaining('belongs to Judy Waterlow')]);
    expect(named({ code: 'MUST' })).toEqual([expect.stringContaining('BAPEN')]);
    expect(named({ title: 'What must be asked' })).toEqual([]);
    expect(named({ title: 'Waterlow score', licence_status: 'permission_held' })).toEqual([]);
  });
});

/** Forms of a few questions, each following from an earlier one or from none. */
const score = fc.option(fc.integer({ min: -4, max: 6 }).map((half) => half / 2));
const questions = fc
  .array(
    fc.record({
      kind: fc.constantFrom('single' as const, 'multi' as const),
      scores: fc.array(fc.tuple(score, fc.boolean()), { minLength: 1, maxLength: 3 }),
      weight: fc.constantFrom(null, -1, 2),
      is_required: fc.boolean(),
      cause: fc.option(fc.tuple(fc.nat(), fc.nat())),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((drawn) =>
    drawn.reduce<FormQuestion[]>((made, { kind, scores, weight, is_required, cause }, place) => {
      const choices = scores.map(([worth, alone], at) =>
        choice(`${place + 1}-${at}`, worth, kind === 'multi' && alone),
      );
      const from = cause && made.length > 0 ? made[cause[0] % made.length] : undefined;
      const by = from && cause ? from.choices[cause[1] % from.choices.length] : undefined;
      const show_if = from && by ? { question: from.id, choice: by.id } : null;
      return [...made, question(place + 1, { kind, choices, weight, is_required, show_if })];
    }, []),
  );

/** Every way to complete a form. */
function completed(checked: CheckedForm): readonly GivenAnswers[] {
  const answersTo = ({ kind, choices }: FormQuestion): (readonly string[])[] => {
    if (kind !== 'multi') return [[], ...choices.map(({ id }) => [id])];
    return choices.reduce<string[][]>((sets, { id }) => [...sets, ...sets.map((set) => [...set, id])], [[]]);
  };
  const all = checked.questions.reduce<GivenAnswers[]>(
    (known, asked) =>
      known.flatMap((answers) =>
        answersTo(asked).map((choices) => ({ ...answers, [asked.id]: { ...noAnswer, choices: [...choices] } })),
      ),
    [{}],
  );
  return all.filter((answers) => Object.keys(missingAnswers(checked, answers)).length === 0);
}

const formulas = fc.constantFrom('q1 + q1 * 2', 'max(q1, 1) - 3', 'if(q1 > 0, 5, q1 - 1)', 'q1 / 2 + (q1 >= 1)');
const scorings = fc.constantFrom('sum' as const, 'weighted' as const, 'max_item' as const, 'custom' as const);

test('the range is what one finds by trying out every answer', () => {
  fc.assert(
    fc.property(questions, scorings, formulas, (drawn, scoring, formula) => {
      const any = form(drawn, { scoring, formula });
      const totals = completed(any).flatMap((answers) => scoreResult(any, answers).total ?? []);
      const { range: found } = checkForm(any);
      const reached = totals.length > 0 ? { lowest: Math.min(...totals) + 0, highest: Math.max(...totals) + 0 } : null;
      if (!found || found.isExact) expect(found && { lowest: found.lowest, highest: found.highest }).toEqual(reached);
      else {
        expect(found.lowest).toBeLessThanOrEqual(reached?.lowest ?? Infinity);
        expect(found.highest).toBeGreaterThanOrEqual(reached?.highest ?? -Infinity);
      }
    }),
    { numRuns: 200 },
  );
});

test('where the bands have no error every complete answer that is scored falls in one', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: -12, max: 24 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(questions, cuts, scorings, (drawn, tops, scoring) => {
      const starts = [-30, ...tops.toSorted((a, b) => a - b)];
      const bands = starts.map((from, at) => band(from, (starts[at + 1] ?? 40) - 1));
      const any = form(drawn, { scoring, formula: 'q1', bands });
      const complaints = checkForm(any).problems.map(({ sentence }) => sentence);
      expect(complaints.filter((sentence) => /band(s)? cover/.test(sentence))).toEqual([]);
      for (const answers of completed(any)) {
        const { total } = scoreResult(any, answers);
        if (total !== null) expect(bandOf(total, bands)).not.toBeNull();
      }
    }),
  );
});
