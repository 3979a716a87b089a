import { expect, test } from 'vitest';
import { circumstances } from '#world/records/filled.ts';
import { evaluationColumns } from '../review/evaluation-columns.ts';
import { planColumns } from './plan-columns.ts';
import { riskColumns } from '../risk/risk-columns.ts';

const around = circumstances();
const team = ['joy', 'ann', 'tom'];
const plan = (more = {}) =>
  ({
    status: 'active',
    approved_at: '2026-02-01T09:00:00.000Z',
    approved_by: 'moira',
    created_by: 'eve',
    acknowledged_by: [
      { staff: 'joy', at: '2026-02-02T09:00:00.000Z' },
      { staff: 'ann', at: '2026-01-02T09:00:00.000Z' },
    ],
    ...more,
  }) as const;

test('a plan is unread by those of the team who have not read it since it was approved', () => {
  expect(planColumns.unread_by(plan(), around, { key_worker: null, team })).toBe(2);
  expect(planColumns.unread_by(plan({ created_by: 'tom' }), around, { key_worker: null, team })).toBe(1);
  expect(planColumns.unread_by(plan({ status: 'draft' }), around, { key_worker: null, team })).toBeNull();
  expect(planColumns.unread_by(plan(), around, { key_worker: null, team: undefined })).toBeUndefined();
});

test('a risk says how far its controls lower it, and who sees to them', () => {
  const risk = { score: 12, band: 'high', residual_score: 4, residual_band: 'moderate' } as const;
  expect(riskColumns.lowered(risk)).toBe('High 12 → Moderate 4');
  expect(riskColumns.lowered({ ...risk, residual_score: null, residual_band: null })).toBe('High 12 → –');
  expect(riskColumns.owner(risk, around, { owners: ['Joy Bell'] })).toEqual(['Joy Bell']);
});

test('an evaluation counts which way its goals went', () => {
  const goals = (...ways: readonly ('achieved' | 'progressing' | 'no_change' | 'worse')[]) => ({
    goal_progress: ways.map((progress) => ({ goal: 'Walk', progress, note: null })),
  });
  expect(evaluationColumns.progress(goals('worse', 'achieved', 'achieved', 'no_change'))).toBe(
    '2 achieved, 1 no change, 1 worse',
  );
  expect(evaluationColumns.progress(goals())).toBeNull();
});
