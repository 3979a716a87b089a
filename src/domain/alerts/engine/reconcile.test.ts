import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOpen, reconcile, type FoundAlert, type KnownAlert } from './reconcile.ts';

const finding = (given: Partial<FoundAlert> = {}): FoundAlert => ({
  code: 'FL-1',
  resident: 'peggy',
  object: null,
  severity: 'low',
  saw: 'Drank 300 of 1,500 ml.',
  answeredByPlan: false,
  ...given,
});
const alert = (given: Partial<KnownAlert> = {}): KnownAlert => ({
  id: 'a1',
  rule_code: 'FL-1',
  resident: 'peggy',
  linked_object: null,
  severity: 'low',
  message: 'Drank 300 of 1,500 ml.',
  status: 'active',
  cleared_by: null,
  occasions: [],
  gone_at: null,
  ...given,
});
const ranCodes = new Set(['FL-1', 'WT-1']);
const nothing = { raise: [], update: [], clear: [], over: [] };

test('what is found and not known is raised', () => {
  expect(reconcile([finding()], [], ranCodes)).toEqual({ ...nothing, raise: [finding()] });
});

test('what is found and known stays one alert, with the numbers as they are now', () => {
  expect(reconcile([finding()], [alert()], ranCodes)).toEqual({
    ...nothing,
    update: [{ alert: alert(), to: finding() }],
  });
  const worse = finding({ severity: 'medium', saw: 'Drank 300 of 1,500 ml by 16:00.' });
  expect(reconcile([worse], [alert({ status: 'acknowledged' })], ranCodes)).toMatchObject({
    raise: [],
    update: [{ to: worse }],
    clear: [],
  });
});

test('what is known and no longer found clears by itself', () => {
  expect(reconcile([], [alert()], ranCodes)).toEqual({ ...nothing, clear: [alert()] });
});

test('an alert of a rule that was not run is left alone', () => {
  expect(reconcile([], [alert()], new Set(['WT-1']))).toEqual(nothing);
});

test('a condition that comes back is raised again, unless a person ended it for good', () => {
  expect(reconcile([finding()], [alert({ status: 'cleared', cleared_by: 'rule' })], ranCodes).raise).toHaveLength(1);
  expect(reconcile([finding()], [alert({ status: 'cleared', cleared_by: 'person' })], ranCodes).raise).toHaveLength(1);
  expect(
    reconcile([finding({ answeredByPlan: true })], [alert({ status: 'cleared', cleared_by: 'person' })], ranCodes)
      .raise,
  ).toHaveLength(0);
  expect(reconcile([finding()], [alert({ status: 'entered_in_error' })], ranCodes).raise).toHaveLength(0);
});

test('an answer holds while the thing goes on as it was, and no longer', () => {
  const plan = { status: 'cleared', cleared_by: 'person', occasions: ['2026-02-27'] } as const;
  const dry = (given: Partial<FoundAlert> = {}) =>
    finding({ answeredByPlan: true, occasions: ['2026-02-27'], ...given });
  expect(reconcile([dry()], [alert(plan)], ranCodes)).toEqual(nothing);
  expect(reconcile([dry({ occasions: ['2026-02-28'] })], [alert(plan)], ranCodes).raise).toHaveLength(1);
  expect(reconcile([dry({ severity: 'high' })], [alert(plan)], ranCodes).raise).toHaveLength(1);
  expect(reconcile([], [alert(plan)], ranCodes)).toEqual({ ...nothing, over: [alert(plan)] });
  expect(reconcile([dry()], [alert({ ...plan, gone_at: '2026-02-28T09:00:00Z' })], ranCodes).raise).toHaveLength(1);
  const wrong = alert({ status: 'entered_in_error' });
  expect(reconcile([], [wrong], ranCodes).over).toEqual([wrong]);
  expect(reconcile([finding()], [{ ...wrong, gone_at: '2026-02-28T09:00:00Z' }], ranCodes).raise).toHaveLength(1);
});

test('two residents, or two marks on one of them, are two alerts', () => {
  const marks = ['m1', 'm2'].map((id) => finding({ object: { entity: 'body_map', id } }));
  expect(reconcile(marks, [], ranCodes).raise).toHaveLength(2);
});

const anyFinding = fc
  .record({
    code: fc.constantFrom('FL-1', 'WT-1'),
    resident: fc.constantFrom('ann', 'ben', null),
    severity: fc.constantFrom('low' as const, 'high' as const),
    saw: fc.constantFrom('one', 'two'),
    answeredByPlan: fc.boolean(),
    occasions: fc.subarray(['monday', 'tuesday']),
  })
  .map((given) => finding(given));
const anyAlert = fc
  .record({
    rule_code: fc.constantFrom('FL-1', 'WT-1', 'OTHER'),
    resident: fc.constantFrom('ann', 'ben', null),
    status: fc.constantFrom(
      'active' as const,
      'acknowledged' as const,
      'actioned' as const,
      'cleared' as const,
      'entered_in_error' as const,
    ),
    cleared_by: fc.constantFrom('rule' as const, 'person' as const),
    occasions: fc.subarray(['monday', 'tuesday']),
  })
  .map((given) => alert(given));
/** One open alert for each rule and resident, as the database sees to it. */
const openAlerts = fc.uniqueArray(anyAlert, {
  maxLength: 6,
  selector: ({ rule_code, resident, status }) => `${rule_code} ${resident} ${isOpen({ status })}`,
});

const gone_at = '2026-03-01T09:00:00Z';

function applied(
  alerts: readonly KnownAlert[],
  { raise, update, clear, over }: ReturnType<typeof reconcile>,
): readonly KnownAlert[] {
  const changed = (one: KnownAlert): KnownAlert => {
    const to = update.find((each) => each.alert === one)?.to;
    if (clear.includes(one)) return { ...one, status: 'cleared', cleared_by: 'rule', gone_at };
    if (over.includes(one)) return { ...one, gone_at };
    return to ? { ...one, severity: to.severity, message: to.saw, occasions: to.occasions ?? [] } : one;
  };
  return [
    ...alerts.map(changed),
    ...raise.map((found, place) =>
      alert({
        id: `new ${place}`,
        rule_code: found.code,
        resident: found.resident,
        severity: found.severity,
        message: found.saw,
        occasions: found.occasions ?? [],
      }),
    ),
  ];
}

test('running the rules a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyFinding, { maxLength: 6 }), openAlerts, (findings, alerts) => {
      const after = applied(alerts, reconcile(findings, alerts, ranCodes));
      const { update, ...changes } = reconcile(findings, after, ranCodes);
      expect(changes).toEqual({ raise: [], clear: [], over: [] });
      expect(update.filter(({ alert: one, to }) => one.severity !== to.severity || one.message !== to.saw)).toEqual([]);
    }),
  );
});

test('afterwards every finding has one open alert or an answer, and no evaluated alert is open without a finding', () => {
  fc.assert(
    fc.property(fc.array(anyFinding, { maxLength: 6 }), openAlerts, (findings, alerts) => {
      const done = reconcile(findings, alerts, ranCodes);
      const after = applied(alerts, done).filter((one) => isOpen(one) && ranCodes.has(one.rule_code));
      const keyOf = (code: string, resident: string | null) => `${code} ${resident}`;
      const openKeys = after.map(({ rule_code, resident }) => keyOf(rule_code, resident));
      const foundKeys = new Set(findings.map(({ code, resident }) => keyOf(code, resident)));
      const answered = new Set(
        alerts
          .filter(
            (one) => one.status === 'entered_in_error' || (one.status === 'cleared' && one.cleared_by === 'person'),
          )
          .map(({ rule_code, resident }) => keyOf(rule_code, resident)),
      );
      expect(openKeys).toHaveLength(new Set(openKeys).size);
      expect(openKeys.filter((key) => !foundKeys.has(key))).toEqual([]);
      expect([...foundKeys].filter((key) => !openKeys.includes(key) && !answered.has(key))).toEqual([]);
    }),
  );
});

test('what ended, whoever ended it, and comes back is told again', () => {
  fc.assert(
    fc.property(anyFinding, openAlerts, (found, alerts) => {
      const quiet = applied(alerts, reconcile([], alerts, ranCodes));
      expect(reconcile([found], quiet, ranCodes).raise).toEqual([found]);
    }),
  );
});
