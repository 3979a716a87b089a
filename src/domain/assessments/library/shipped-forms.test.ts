import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { news2, type Observations } from '#world/records/news2-chart.ts';
import { checkForm, errorsOf } from '../checking/check-form.ts';
import { firedTriggers } from '../filling/fired-triggers.ts';
import { noAnswer, type GivenAnswers } from '../filling/given-answers.ts';
import { missingAnswers } from '../filling/missing-answers.ts';
import { scoreResult } from '../filling/score-result.ts';
import { filledForm, formRecords } from './form-records.ts';
import { shippedForms } from './shipped-forms.ts';
import { slotForms } from './slots.ts';

const made = shippedForms.map((form) => filledForm(formRecords(form, (parent, which) => `${parent} ${which}`)));
const ready = made.filter(({ status }) => status === 'published');
const formOf = (code: string) => {
  const form = made.find((one) => one.code === code);
  if (!form) throw new Error(`no form ${code}`);
  return form;
};

/** Answers by the place of the question and the words of the answer. */
function answering(code: string, answers: Readonly<Record<number, string>>): GivenAnswers {
  return Object.fromEntries(
    formOf(code)
      .questions.filter(({ order }) => answers[order] !== undefined)
      .map(({ id, order, choices }) => {
        const chosen = choices.find(({ label }) => label === answers[order]);
        if (!chosen) throw new Error(`${code} ${order}: no answer ${answers[order]}`);
        return [id, { ...noAnswer, choices: [chosen.id] }];
      }),
  );
}
const all = (count: number, answer: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [at + 1, answer]));
const result = (code: string, answers: Readonly<Record<number, string>>) => {
  const { total, band } = scoreResult(formOf(code), answering(code, answers));
  return [total, band?.label];
};
const fired = (code: string, answers: Readonly<Record<number, string>>) =>
  firedTriggers(formOf(code), answering(code, answers)).map(({ severity }) => severity);

describe('the library', () => {
  test.each(ready.map((form) => [form.code, form] as const))('%s has no errors, and its range is exact', (_, form) => {
    const check = checkForm(form);
    expect(errorsOf(check)).toEqual([]);
    if (form.scoring !== 'none')
      expect(check.range).toEqual({ lowest: form.min_score, highest: form.max_score, isExact: true });
  });

  test('no two forms share a code, and everything has its words within their limits', () => {
    expect(new Set(shippedForms.map(({ code }) => code)).size).toBe(shippedForms.length);
    for (const { questions, title } of made) {
      expect(title.length).toBeLessThanOrEqual(200);
      for (const { text, help, section, choices } of questions) {
        expect([text.length <= 1000, (help ?? '').length <= 1000, (section ?? '').length <= 120]).toEqual([
          true,
          true,
          true,
        ]);
        expect(choices.every(({ label }) => label.length <= 300)).toBe(true);
      }
    }
  });

  test('whose wording belongs to somebody else waits as an empty draft that says what to confirm', () => {
    for (const { code, licence_note } of slotForms) {
      expect(formOf(code)).toMatchObject({ status: 'draft', licence_status: 'blocked', questions: [] });
      expect(licence_note).toContain('Permission held');
    }
  });
});

describe('worked examples', () => {
  // Kroenke, Spitzer and Williams, 2001: bands at 5, 10, 15 and 20.
  test('PHQ-9: totals and bands, and the ninth question calls for somebody', () => {
    expect(result('PHQ-9', all(9, 'Not at all'))).toEqual([0, 'Minimal']);
    expect(result('PHQ-9', { ...all(9, 'Not at all'), 1: 'More than half the days', 2: 'Nearly every day' })).toEqual([
      5,
      'Mild',
    ]);
    expect(result('PHQ-9', { ...all(9, 'Several days'), 1: 'More than half the days' })).toEqual([10, 'Moderate']);
    expect(result('PHQ-9', { ...all(9, 'Not at all'), ...all(5, 'Nearly every day') })).toEqual([
      15,
      'Moderately severe',
    ]);
    expect(result('PHQ-9', all(9, 'More than half the days'))).toEqual([18, 'Moderately severe']);
    expect(result('PHQ-9', all(9, 'Nearly every day'))).toEqual([27, 'Severe']);
    expect(fired('PHQ-9', { ...all(9, 'Not at all'), 9: 'Several days' })).toEqual(['high']);
    expect(fired('PHQ-9', { ...all(9, 'Nearly every day'), 9: 'Not at all' })).toEqual([]);
    expect(missingAnswers(formOf('PHQ-9'), answering('PHQ-9', all(9, 'Not at all')))).toEqual({});
  });

  test('PHQ-2 is followed up from three', () => {
    expect(result('PHQ-2', { 1: 'More than half the days', 2: 'Not at all' })).toEqual([2, 'Depression unlikely']);
    expect(result('PHQ-2', { 1: 'More than half the days', 2: 'Several days' })).toEqual([3, 'Depression possible']);
  });

  test('GAD-7: bands at 5, 10 and 15', () => {
    expect(result('GAD-7', all(7, 'Several days'))).toEqual([7, 'Mild']);
    expect(result('GAD-7', all(7, 'More than half the days'))).toEqual([14, 'Moderate']);
    expect(result('GAD-7', all(7, 'Nearly every day'))).toEqual([21, 'Severe']);
  });

  // One point for “no” to 1, 5, 7, 11 and 13, and for “yes” to the others: Sheikh and Yesavage, 1986.
  test('GDS-15: five questions count when answered no', () => {
    expect(result('GDS-15', all(15, 'Yes'))).toEqual([10, 'Almost always depression']);
    expect(result('GDS-15', all(15, 'No'))).toEqual([5, 'Suggests depression']);
    const content = Object.fromEntries(
      Array.from({ length: 15 }, (_, at) => [at + 1, [1, 5, 7, 11, 13].includes(at + 1) ? 'Yes' : 'No']),
    );
    expect(result('GDS-15', content)).toEqual([0, 'Depression unlikely']);
    const low = Object.fromEntries(
      Object.entries(content).map(([place, said]) => [place, said === 'Yes' ? 'No' : 'Yes']),
    );
    expect(result('GDS-15', low)).toEqual([15, 'Almost always depression']);
  });

  test('CORE-10: support and coping count the other way round, and plans to end life call for somebody', () => {
    const answers = all(10, 'Not at all');
    expect(result('CORE-10', answers)).toEqual([8, 'Low']);
    expect(result('CORE-10', all(10, 'Most or all of the time'))).toEqual([32, 'Severe']);
    expect(fired('CORE-10', { ...answers, 6: 'Only occasionally' })).toEqual(['high']);
  });

  test('AUDIT-C is positive from five', () => {
    expect(result('AUDIT-C', { 1: '4+ times per week', 2: '1-2', 3: 'Never' })).toEqual([4, 'Lower risk']);
    expect(result('AUDIT-C', { 1: '2-3 times per week', 2: '5-6', 3: 'Never' })).toEqual([5, 'Increasing risk']);
    expect(result('AUDIT-C', { 1: '4+ times per week', 2: '10+', 3: 'Daily or almost daily' })).toEqual([
      12,
      'Higher risk',
    ]);
  });

  test('Abbey: 0–2 no pain, 3–7 mild, 8–13 moderate, 14 and more severe', () => {
    expect(result('ABBEY', { ...all(6, 'Absent'), 1: 'Moderate' })).toEqual([2, 'No pain']);
    expect(result('ABBEY', { ...all(6, 'Mild'), 1: 'Moderate' })).toEqual([7, 'Mild']);
    expect(result('ABBEY', { ...all(6, 'Mild'), 1: 'Severe' })).toEqual([8, 'Moderate']);
    expect(result('ABBEY', { ...all(6, 'Moderate'), 1: 'Severe', 2: 'Severe' })).toEqual([14, 'Severe']);
  });

  test('BPRS: somebody well scores 18', () => {
    expect(result('BPRS', all(18, 'Not present'))).toEqual([18, 'Below mildly ill']);
    expect(result('BPRS', all(18, 'Extremely severe'))).toEqual([126, 'Markedly ill']);
  });

  // Exactly 18.5 and 20, 5 % and 10 % score 1.
  test('the nutrition screen: 0 low, 1 medium, 2 and more high', () => {
    expect(result('NUTRITION', { 1: 'Above 20', 2: 'Less than 5 %', 3: 'No' })).toEqual([0, 'Low']);
    expect(result('NUTRITION', { 1: '18.5 to 20', 2: 'Less than 5 %', 3: 'No' })).toEqual([1, 'Medium']);
    expect(result('NUTRITION', { 1: 'Below 18.5', 2: 'More than 10 %', 3: 'Yes' })).toEqual([6, 'High']);
  });
});

/** The answer whose words hold a reading. */
function holding(order: number, reading: number, oxygen?: boolean): string {
  const fits = ({ label }: { readonly label: string }) => {
    if (oxygen !== undefined && / on /.test(label) && / on oxygen/.test(label) !== oxygen) return false;
    const [low = 0, high] = label.match(/\d+(\.\d+)?/g)?.map(Number) ?? [];
    if (label.includes('or less')) return reading <= low;
    return label.includes('or more') ? reading >= low : reading >= low && reading <= (high ?? low);
  };
  return (
    formOf('NEWS2')
      .questions.find((question) => question.order === order)
      ?.choices.find(fits)?.label ?? ''
  );
}
const minds = {
  alert: 'Alert',
  new_confusion: 'New confusion',
  voice: 'Answers only to voice',
  pain: 'Answers only to pain',
  unresponsive: 'Unresponsive',
} as const;

test('NEWS2 as a form scores every set of readings as the chart does', () => {
  const readings = fc.record<Observations>({
    breaths: fc.integer({ min: 4, max: 60 }),
    spo2: fc.integer({ min: 50, max: 100 }),
    spo2_scale: fc.constantFrom(1, 2),
    on_oxygen: fc.boolean(),
    systolic: fc.integer({ min: 50, max: 260 }),
    pulse: fc.integer({ min: 20, max: 220 }),
    consciousness: fc.constantFrom('alert', 'new_confusion', 'voice', 'pain', 'unresponsive'),
    temperature: fc.integer({ min: 300, max: 430 }).map((tenths) => tenths / 10),
  });
  fc.assert(
    fc.property(readings, (seen) => {
      const answers = {
        1: holding(1, seen.breaths),
        2: `Scale ${seen.spo2_scale}`,
        ...(seen.spo2_scale === 1 ? { 3: holding(3, seen.spo2) } : { 4: holding(4, seen.spo2, seen.on_oxygen) }),
        5: seen.on_oxygen ? 'Oxygen' : 'Air',
        6: holding(6, seen.systolic),
        7: holding(7, seen.pulse),
        8: minds[seen.consciousness],
        9: holding(9, seen.temperature),
      };
      const { total } = news2(seen);
      expect(scoreResult(formOf('NEWS2'), answering('NEWS2', answers)).total).toBe(total);
      expect(fired('NEWS2', answers).length > 0).toBe(Object.values(news2(seen).points).includes(3));
    }),
  );
});
