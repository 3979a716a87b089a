import type { Form, FormChoice, FormQuestion } from '#domain/assessments/form.ts';

const choice = (id: string, label: string, score: number): FormChoice => ({
  id,
  order: 1,
  label,
  score,
  is_exclusive: false,
  flag: false,
});

const question = (order: number, text: string, more: Partial<FormQuestion>): FormQuestion => ({
  id: `q${order}`,
  order,
  section: null,
  text,
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
  choices: [choice(`q${order}-no`, 'No', 0), choice(`q${order}-yes`, 'Yes', 2)],
  ...more,
});

/** A small form that branches: whoever has fallen is asked how often. */
export const fallsForm = (more: Partial<Form> = {}): Form => ({
  id: '01900000-0000-7000-8000-0000000000f0',
  title: 'Falls',
  code: 'FALLS',
  category: 'falls',
  version_label: '1',
  scoring: 'sum',
  formula: null,
  min_score: 0,
  max_score: 20,
  bands: [
    { from: 0, to: 3, label: 'Low risk', severity: 'info', advice: null, review_days: 90 },
    { from: 4, to: 20, label: 'High risk', severity: 'high', advice: 'Write a plan.', review_days: null },
  ],
  default_review_days: 28,
  is_self_report: false,
  is_countersigned: false,
  acknowledgement: 'Our own form.',
  status: 'published',
  questions: [
    question(1, 'Fallen this year?', { section: 'History' }),
    question(2, 'How often?', {
      section: 'History',
      kind: 'number',
      min: 1,
      max: 50,
      choices: [],
      show_if: { question: 'q1', choice: 'q1-yes' },
    }),
    question(3, 'Unsteady on their feet?', { section: 'Now' }),
  ],
  ...more,
});
