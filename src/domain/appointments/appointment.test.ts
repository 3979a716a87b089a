import { expect, test } from 'vitest';
import { circumstances, filled } from '#world/records/filled.ts';
import { missing } from '../kit/vocabulary/parse.ts';
import { appointment } from './appointment.ts';

const at = (given: Record<string, unknown>) => filled(appointment, { starts_at: '2026-03-02T10:00:00.000Z', ...given });

test('an appointment ends after it starts', () => {
  expect(appointment.check(at({ ends_at: '2026-03-02T10:01:00.000Z' }), circumstances())).toEqual({});
  expect(appointment.check(at({ ends_at: '2026-03-02T10:00:00.000Z' }), circumstances())).toHaveProperty('ends_at');
});

test('an appointment without an end lasts half an hour', () => {
  expect(appointment.derive(at({}), circumstances())).toEqual({ ends_at: '2026-03-02T10:30:00.000Z' });
  expect(appointment.derive(at({ ends_at: '2026-03-02T11:00:00.000Z' }), circumstances())).toEqual({});
});

test('what came of it is told once it was attended, and why it was not otherwise', () => {
  expect(missing(appointment.fields, at({}))).not.toHaveProperty('outcome');
  expect(missing(appointment.fields, at({ status: 'attended' }))).toHaveProperty('outcome');
  expect(missing(appointment.fields, at({ status: 'did_not_attend' }))).toHaveProperty('cancel_reason');
});
