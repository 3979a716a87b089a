import { expect, test } from 'vitest';
import { circumstances } from '#world/records/filled.ts';
import { incidentTypes } from '../../incidents/incident/incident-event.ts';
import { followUp } from './follow-up.ts';
import { askKey, followUpRules, rulesOf, touchedRisks, triggers, type Within } from './follow-up-rules.ts';

test('a fall calls the falls risk and the plan for moving about into question', () => {
  expect(touchedRisks('fall')).toEqual(['falls', 'moving_handling']);
  expect(rulesOf('fall').map(({ ask }) => askKey(ask))).toEqual([
    'risk falls',
    'risk moving_handling',
    'plan mobility_falls',
  ]);
});

test('an incident that says nothing about a risk calls none into question', () => {
  expect(touchedRisks('data_breach')).toEqual([]);
});

test('only what nobody has thought of is without a rule', () => {
  const ruled = new Set(followUpRules.map(({ trigger }) => trigger));
  expect(Object.keys(triggers).filter((name) => !ruled.has(name as keyof typeof triggers))).toEqual(['other']);
});

test('whoever opens a follow-up by hand is suggested what the table says of it', () => {
  const happened_at = '2026-03-01T09:00:00.000Z';
  const opened = (trigger: string) => followUp.suggest({ trigger, happened_at }, circumstances());
  expect(opened('dols_condition')).toEqual({
    looks_at: 'plan',
    plan_domain: 'cognition_capacity',
    owner_role: 'manager',
    due_at: '2026-03-04T09:00:00.000Z',
  });
  expect(opened('other')).toMatchObject({ looks_at: 'everything', owner_role: 'manager' });
  expect(opened('pressure_mark')).toEqual({ looks_at: 'risk', risk_category: 'skin', owner_role: 'shift_lead' });
});

test('no rule asks the same thing twice', () => {
  const asked = followUpRules.map(({ trigger, ask }) => `${trigger} ${askKey(ask)}`);
  expect(new Set(asked).size).toBe(asked.length);
});

test('a trigger that is an incident carries the name of its kind, and no other does', () => {
  const others = [
    'two_falls',
    'restraint',
    'nutrition_up',
    'skin_up',
    'pressure_mark',
    'hospital_return',
    'medicines_refused',
    'wash_refused',
    'dols_expiry',
    'dols_condition',
    'more_help',
  ];
  expect(Object.keys(triggers).filter((name) => !(name in incidentTypes))).toEqual(others);
});

test('reviews and debriefs have three days, a higher score two, hospital, refused medicines and more help one', () => {
  const byDeadline = Map.groupBy(followUpRules, ({ within }) => within);
  const triggersIn = (within: Within) =>
    byDeadline.get(within)?.map(({ trigger, ask }) => `${trigger}: ${askKey(ask)}`);
  expect([...byDeadline.keys()]).toEqual([72, 48, 'shift', 24, 'expiry']);
  expect(triggersIn(48)).toEqual(['nutrition_up: plan eating_drinking', 'skin_up: plan skin']);
  expect(triggersIn('shift')).toEqual(['pressure_mark: risk skin']);
  expect(triggersIn(24)).toEqual([
    'pressure_mark: assessment skin',
    'hospital_return: everything',
    'medicines_refused: referral prescriber',
    'more_help: referral further_help',
  ]);
  expect(triggersIn('expiry')).toEqual(['dols_expiry: referral dols_body']);
});

test('nobody has to write an assessment of moving, suicide or lone working because something happened', () => {
  const whereThere = followUpRules.flatMap(({ ask }) => ('whereThere' in ask && ask.whereThere ? [askKey(ask)] : []));
  expect(new Set(whereThere)).toEqual(
    new Set([
      'risk moving_handling',
      'risk fire_smoking',
      'risk suicide',
      'risk lone_working',
      'risk violence',
      'risk road_safety',
      'risk infection',
      'risk money',
      'risk exploitation_abuse',
    ]),
  );
});
