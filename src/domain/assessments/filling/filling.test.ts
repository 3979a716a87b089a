import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Form, FormChoice, FormQuestion } from '../form.ts';
import { askedQuestions, askedSections } from './asked-questions.ts';
import { firedTriggers } from './fired-triggers.ts';
import { isAnswered, noAnswer, type GivenAnswer, type GivenAnswers } from './given-answers.ts';
import { earlierAnswers, itemChanges } from './item-changes.ts';
import { missingAnswers } from './missing-answers.ts';
import { nextDue, scoreResult } from './score-result.ts';

const choice = (id: string, score: number | null, more: Partial<FormChoice> = {}): FormChoice => ({
  id,
  order: 1,
  label: id,
  score,
  is_exclusive: false,
  flag: false,
  ...more,
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
  choices: [choice(`q${order}-no`, 0, { label: 'No' }), choice(`q${order}-yes`, 2, { label: 'Yes' })],
  ...more,
});
const form = (questions: readonly FormQuestion[], more: Partial<Form> = {}): Form => ({
  id: 'form',
  title: 'Falls',
  code: 'FALLS',
  category: 'falls',
  version_label: '1',
  scoring: 'sum',
  formula: null,
  min_score: 0,
  max_score: 20,
  bands: [
    { from: 0, to: 3, label: 'Low', severity: 'info', advice: null, review_days: 90 },
    { from: 4, to: 20, label: 'High', severity: 'high', advice: 'Write a plan.', review_days: null },
  ],
  default_review_days: 28,
  is_self_report: false,
  is_countersigned: false,
  acknowledgement: null,
  status: 'published',
  questions,
  ...more,
});
const chose = (...choices: string[]): GivenAnswer => ({ ...noAnswer, choices });
const number = (value_number: number): GivenAnswer => ({ ...noAnswer, value_number });
const ids = (asked: readonly FormQuestion[]) => asked.map(({ id }) => id);
const after = (cause: string, by: string) => ({ show_if: { question: cause, choice: by } });

const branching = form([
  question(1),
  question(2, after('q1', 'q1-yes')),
  question(3, after('q2', 'q2-yes')),
  question(4),
]);

describe('which questions are asked', () => {
  test('one that follows from an answer is asked only while that answer stands', () => {
    expect(ids(askedQuestions(branching, {}))).toEqual(['q1', 'q4']);
    expect(ids(askedQuestions(branching, { q1: chose('q1-yes') }))).toEqual(['q1', 'q2', 'q4']);
  });

  test('one behind a question that is no longer asked goes with it, though its own cause was answered', () => {
    const answers = { q1: chose('q1-no'), q2: chose('q2-yes'), q3: chose('q3-yes') };
    expect(ids(askedQuestions(branching, answers))).toEqual(['q1', 'q4']);
  });

  test('questions that wait for each other, or for one that is gone, are never asked', () => {
    const knot = form([
      question(1, after('q2', 'q2-yes')),
      question(2, after('q1', 'q1-yes')),
      question(3, after('q9', 'x')),
    ]);
    expect(askedQuestions(knot, { q1: chose('q1-yes'), q2: chose('q2-yes') })).toEqual([]);
  });

  test('a section is a step, and one without a question to ask is none', () => {
    const steps = form([
      question(1, { section: 'History' }),
      question(2, { section: 'More', ...after('q1', 'q1-yes') }),
      question(3, { section: 'History' }),
      question(4),
    ]);
    const titles = (answers: GivenAnswers) =>
      askedSections(steps, answers).map(({ title, questions }) => [title, ids(questions)]);
    expect(titles({})).toEqual([
      ['History', ['q1', 'q3']],
      ['Falls', ['q4']],
    ]);
    expect(titles({ q1: chose('q1-yes') })).toHaveLength(3);
  });
});

describe('the score of a form', () => {
  const answers = { q1: chose('q1-yes'), q2: chose('q2-no'), q4: chose('q4-yes') };

  test('adds what is asked, and finds the band', () => {
    expect(scoreResult(branching, answers)).toMatchObject({ total: 4, band: { label: 'High' } });
    expect(scoreResult(branching, { ...answers, q1: chose('q1-no'), q2: chose('q2-yes') }).total).toBe(2);
  });

  test('counts several choices together, numbers as they are, weights where the form weighs', () => {
    const several = question(1, { kind: 'multi', choices: [choice('a', 1.5), choice('b', 2), choice('c', null)] });
    const counted = question(2, { kind: 'number', choices: [], weight: 3 });
    const given = { q1: chose('a', 'b', 'c'), q2: number(2) };
    expect(scoreResult(form([several, counted]), given).total).toBe(5.5);
    expect(scoreResult(form([several, counted], { scoring: 'weighted' }), given).total).toBe(9.5);
    expect(scoreResult(form([several, counted], { scoring: 'max_item' }), given).total).toBe(3.5);
    expect(scoreResult(form([several, counted], { scoring: 'none' }), given)).toMatchObject({
      total: null,
      band: null,
    });
  });

  test('follows a formula, in which a question that is not asked is worth nought and an open one leaves it unknown', () => {
    const ruled = form([...branching.questions, question(5, { kind: 'computed', formula: 'q1 + q2', choices: [] })], {
      scoring: 'custom',
      formula: 'max(q5, 1) + q3 * 10',
    });
    expect(scoreResult(ruled, { q1: chose('q1-no') }).total).toBe(1);
    expect(scoreResult(ruled, { q1: chose('q1-yes') }).total).toBeNull();
    expect(scoreResult(ruled, { q1: chose('q1-yes'), q2: chose('q2-yes'), q3: chose('q3-yes') })).toMatchObject({
      total: 24,
      scores: { q5: 4 },
    });
  });

  test('figures that need each other have no value', () => {
    const knot = form(
      [question(1, { kind: 'computed', formula: 'q2' }), question(2, { kind: 'computed', formula: 'q1' })],
      {
        scoring: 'custom',
        formula: 'q1 + 1',
      },
    );
    expect(scoreResult(knot, {}).total).toBeNull();
  });

  test('it is done again when the band says so, or else when the form does', () => {
    const [low, high] = branching.bands;
    expect(nextDue(branching, low ?? null, '2026-03-01')).toBe('2026-05-30');
    expect(nextDue(branching, high ?? null, '2026-03-01')).toBe('2026-03-29');
    expect(nextDue({ default_review_days: null }, null, '2026-03-01')).toBeNull();
  });
});

test('a question that must be answered is named until it is; what is not asked is not missed', () => {
  expect(missingAnswers(branching, {})).toEqual({
    q1: '1. Question 1 has no answer yet.',
    q4: '4. Question 4 has no answer yet.',
  });
  expect(Object.keys(missingAnswers(branching, { q1: chose('q1-yes'), q4: chose('q4-no') }))).toEqual(['q2']);
  const free = form([
    question(1, { is_required: false }),
    question(2, { kind: 'number', min: 0, max: 10, choices: [] }),
  ]);
  expect(missingAnswers(free, { q2: number(11) })).toEqual({ q2: '2. Question 2: Number must be at most 10.' });
  expect(missingAnswers(form([question(1)]), { q1: { ...noAnswer, comment: 'Asleep' } })).toHaveProperty('q1');
});

test('an answer that calls for somebody does so only while its question is asked', () => {
  const grave = form([
    question(1),
    question(2, { ...after('q1', 'q1-yes'), trigger: [{ when: 1, severity: 'high', message: 'Ask now.' }] }),
  ]);
  const fired = (answers: GivenAnswers) => firedTriggers(grave, answers).map(({ message }) => message);
  expect(fired({ q1: chose('q1-yes'), q2: chose('q2-yes') })).toEqual(['Ask now.']);
  expect(fired({ q1: chose('q1-yes'), q2: chose('q2-no') })).toEqual([]);
  expect(fired({ q1: chose('q1-no'), q2: chose('q2-yes') })).toEqual([]);
});

describe('compared with last time', () => {
  const newer = form([
    question(1, {
      id: 'n1',
      text: 'question 2 ',
      choices: [choice('n-no', 0, { label: 'no' }), choice('n-yes', 5, { label: 'Yes' })],
    }),
    question(2, { id: 'n2', text: 'Reworded', choices: [choice('m-no', 0, { label: 'No' })] }),
    question(3, { id: 'n3', text: 'Brand new', kind: 'text', choices: [] }),
  ]);
  const last = { form: form([question(1), question(2)]), answers: { q1: chose('q1-no'), q2: chose('q2-yes') } };

  test('a question is known again in the next version by its words, or else by its place', () => {
    expect(earlierAnswers(newer, last)).toMatchObject({ n1: { choices: ['n-yes'] }, n2: { choices: [] } });
    expect(earlierAnswers(newer, last)).not.toHaveProperty('n3');
  });

  test('each answer says what it was and by how much it counts more', () => {
    const changes = itemChanges({ form: newer, answers: { n1: chose('n-no') } }, last);
    expect(changes).toEqual({ n1: { before: 'Yes', points: -2, isChanged: true } });
    const same = { form: last.form, answers: { ...last.answers } };
    expect(Object.values(itemChanges(same, last)).every(({ isChanged, points }) => !isChanged && points === 0)).toBe(
      true,
    );
  });

  test('what was answered and then no longer asked is no earlier answer', () => {
    const hidden = { form: branching, answers: { q1: chose('q1-no'), q2: chose('q2-yes') } };
    expect(earlierAnswers(branching, hidden)).not.toHaveProperty('q2');
  });
});

describe('under any answers', () => {
  const size = 7;
  /** Forms whose questions follow from any other, themselves included, and answers to all of them. */
  const filledForms = fc
    .record({
      causes: fc.array(fc.option(fc.tuple(fc.nat(size - 1), fc.boolean())), { minLength: size, maxLength: size }),
      given: fc.array(fc.option(fc.boolean()), { minLength: size, maxLength: size }),
      scoring: fc.constantFrom('sum' as const, 'weighted' as const, 'max_item' as const),
    })
    .map(({ causes, given, scoring }) => {
      const questions = causes.map((cause, place) =>
        question(place + 1, {
          weight: (place % 3) - 1,
          ...(cause ? after(`q${cause[0] + 1}`, `q${cause[0] + 1}-${cause[1] ? 'yes' : 'no'}`) : {}),
        }),
      );
      const answers = Object.fromEntries(
        given.flatMap((yes, place) =>
          yes === null ? [] : [[`q${place + 1}`, chose(`q${place + 1}-${yes ? 'yes' : 'no'}`)] as const],
        ),
      );
      return { form: form(questions, { scoring }), answers };
    });

  test('an answer that is not asked never counts', () => {
    fc.assert(
      fc.property(filledForms, ({ form: filled, answers }) => {
        const asked = new Set(ids(askedQuestions(filled, answers)));
        const only = Object.fromEntries(Object.entries(answers).filter(([id]) => asked.has(id)));
        expect(scoreResult(filled, only)).toEqual(scoreResult(filled, answers));
        expect(missingAnswers(filled, only)).toEqual(missingAnswers(filled, answers));
      }),
    );
  });

  test('the order in which questions were answered makes no difference', () => {
    fc.assert(
      fc.property(filledForms, ({ form: filled, answers }) => {
        const turned = Object.fromEntries(Object.entries(answers).toReversed());
        expect(scoreResult(filled, turned)).toEqual(scoreResult(filled, answers));
      }),
    );
  });

  test('a total lies within what the questions can be worth', () => {
    fc.assert(
      fc.property(filledForms, ({ form: filled, answers }) => {
        const { total } = scoreResult(filled, answers);
        const counts = filled.questions.map(({ weight }) => (filled.scoring === 'weighted' ? (weight ?? 1) * 2 : 2));
        const most =
          filled.scoring === 'max_item' ? 2 : counts.filter((one) => one > 0).reduce((sum, one) => sum + one, 0);
        const least =
          filled.scoring === 'max_item' ? 0 : counts.filter((one) => one < 0).reduce((sum, one) => sum + one, 0);
        expect(total ?? 0).toBeLessThanOrEqual(most);
        expect(total ?? 0).toBeGreaterThanOrEqual(least);
      }),
    );
  });

  test('a form without a complaint has an answer to every question that it asks', () => {
    fc.assert(
      fc.property(filledForms, ({ form: filled, answers }) => {
        const isComplete = Object.keys(missingAnswers(filled, answers)).length === 0;
        expect(isComplete).toBe(askedQuestions(filled, answers).every(({ id }) => isAnswered(answers[id])));
      }),
    );
  });
});
