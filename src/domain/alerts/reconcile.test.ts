import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reconcile, type Found, type StandingAlert } from './reconcile.ts';

const finding = (given: Partial<Found> = {}): Found => ({ code: 'FL-1', resident: 'peggy', object: null, severity: 'low', saw: 'Drank 300 of 1,500 ml.', answeredByPlan: false, ...given });
const alert = (given: Partial<StandingAlert> = {}): StandingAlert => ({
  id: 'a1', rule_code: 'FL-1', resident: 'peggy', linked_object: null, severity: 'low', message: 'Drank 300 of 1,500 ml.', status: 'active', cleared_by: null, ...given,
});
const judged = new Set(['FL-1', 'WT-1']);
const nothing = { raise: [], change: [], clear: [] };

test('what is found and not known is raised', () => {
  expect(reconcile([finding()], [], judged)).toEqual({ ...nothing, raise: [finding()] });
});

test('what is found and known stays one alert, with the numbers as they are now', () => {
  expect(reconcile([finding()], [alert()], judged)).toEqual(nothing);
  const worse = finding({ severity: 'medium', saw: 'Drank 300 of 1,500 ml by 16:00.' });
  expect(reconcile([worse], [alert({ status: 'acknowledged' })], judged)).toMatchObject({ raise: [], change: [{ to: worse }], clear: [] });
});

test('what is known and no longer found clears by itself', () => {
  expect(reconcile([], [alert()], judged)).toEqual({ ...nothing, clear: [alert()] });
});

test('an alert of a rule that was not run is left alone', () => {
  expect(reconcile([], [alert()], new Set(['WT-1']))).toEqual(nothing);
});

test('a condition that comes back is raised again, unless a person ended it for good', () => {
  expect(reconcile([finding()], [alert({ status: 'cleared', cleared_by: 'rule' })], judged).raise).toHaveLength(1);
  expect(reconcile([finding()], [alert({ status: 'cleared', cleared_by: 'person' })], judged).raise).toHaveLength(1);
  expect(reconcile([finding({ answeredByPlan: true })], [alert({ status: 'cleared', cleared_by: 'person' })], judged).raise).toHaveLength(0);
  expect(reconcile([finding()], [alert({ status: 'entered_in_error' })], judged).raise).toHaveLength(0);
});

test('two residents, or two marks on one of them, are two alerts', () => {
  const marks = ['m1', 'm2'].map((id) => finding({ object: { entity: 'body_map', id } }));
  expect(reconcile(marks, [], judged).raise).toHaveLength(2);
});

const anyFinding = fc.record({ code: fc.constantFrom('FL-1', 'WT-1'), resident: fc.constantFrom('ann', 'ben', null), severity: fc.constantFrom('low' as const, 'high' as const), saw: fc.constantFrom('one', 'two') }).map((given) => finding(given));
const anyAlert = fc.record({ rule_code: fc.constantFrom('FL-1', 'WT-1', 'OTHER'), resident: fc.constantFrom('ann', 'ben', null), status: fc.constantFrom('active' as const, 'acknowledged' as const, 'cleared' as const), cleared_by: fc.constant('rule' as const) }).map((given) => alert(given));
/** One open alert for each rule and resident, as the database sees to it. */
const keptAlerts = fc.uniqueArray(anyAlert, { maxLength: 6, selector: ({ rule_code, resident, status }) => `${rule_code} ${resident} ${status === 'cleared'}` });

function applied(alerts: readonly StandingAlert[], { raise, change, clear }: ReturnType<typeof reconcile>): readonly StandingAlert[] {
  const changed = (one: StandingAlert): StandingAlert => {
    const to = change.find((each) => each.alert === one)?.to;
    return clear.includes(one) ? { ...one, status: 'cleared', cleared_by: 'rule' } : to ? { ...one, severity: to.severity, message: to.saw } : one;
  };
  return [...alerts.map(changed), ...raise.map((found, place) => alert({ id: `new ${place}`, rule_code: found.code, resident: found.resident, severity: found.severity, message: found.saw }))];
}

test('running the rules a second time changes nothing', () => {
  fc.assert(fc.property(fc.array(anyFinding, { maxLength: 6 }), keptAlerts, (findings, alerts) => {
    const after = applied(alerts, reconcile(findings, alerts, judged));
    expect(reconcile(findings, after, judged)).toEqual(nothing);
  }));
});

test('afterwards every finding has exactly one open alert, and no judged alert is open without one', () => {
  fc.assert(fc.property(fc.array(anyFinding, { maxLength: 6 }), keptAlerts, (findings, alerts) => {
    const after = applied(alerts, reconcile(findings, alerts, judged)).filter(({ status, rule_code }) => status !== 'cleared' && judged.has(rule_code));
    const keys = (all: readonly { readonly resident: string | null }[], code: (one: never) => string) => all.map((one) => `${code(one as never)} ${one.resident}`).toSorted();
    expect(keys(after, (one: StandingAlert) => one.rule_code)).toEqual([...new Set(keys(findings, (one: Found) => one.code))]);
  }));
});
