import { expect, test } from 'vitest';
import { alertContextAt, whatIsFound } from '#world/records/alerts.ts';
import { addMonths } from '../../../kit/time/time.ts';
import { appointmentAlerts, type AppointmentFacts } from '../resident/appointment-alerts.ts';
import { confidentialAlerts } from '../resident/confidential-alerts.ts';
import {
  moneyAlerts,
  type HandlingFacts,
  type HouseMoneyFacts,
  type MoneyAlertFacts,
  type MovementFacts,
  type PropertyFacts,
} from './money-alerts.ts';
import type { AssetCheckKind } from '../../../premises/assets/check-kinds.ts';
import {
  premisesAlerts,
  type AssetFacts,
  type LossFacts,
  type PremisesAlertFacts,
  type RepairFacts,
  type StockFacts,
} from './premises-alerts.ts';
import { suggestionAlerts } from './suggestion-alerts.ts';

const now = '2026-11-19T12:00:00Z';
const at = alertContextAt(now);
const ago = (hours: number) => new Date(Date.parse(now) - hours * 3_600_000).toISOString();

test('APP-1 is for information, and medium while an escort is missing', () => {
  const coming = (given: Partial<AppointmentFacts>) =>
    whatIsFound(
      appointmentAlerts,
      'APP-1',
      [
        {
          id: 'a1',
          resident: 'tom',
          starts_at: ago(-24),
          ends_at: ago(-25),
          lacks_escort: false,
          reminders: ['1440', '120'],
          ...given,
        },
      ],
      at,
    );
  expect(coming({})).toMatchObject([{ severity: 'info', saw: 'It is within a day.' }]);
  expect(coming({ starts_at: ago(-24.1) })).toEqual([]);
  expect(coming({ starts_at: ago(-2) })).toMatchObject([{ saw: 'It is within two hours.' }]);
  expect(coming({ lacks_escort: true })).toMatchObject([{ severity: 'medium', due_at: ago(-24) }]);
  expect(coming({ starts_at: now })).toEqual([]);
});

test('APP-1 is told as early as the appointment’s own reminders say, and a missing escort always', () => {
  const coming = (hours: number, given: Partial<AppointmentFacts>) =>
    whatIsFound(
      appointmentAlerts,
      'APP-1',
      [
        {
          id: 'a1',
          resident: 'tom',
          starts_at: ago(-hours),
          ends_at: ago(-hours - 1),
          lacks_escort: false,
          reminders: [],
          ...given,
        },
      ],
      at,
    );
  expect(coming(100, { reminders: ['10080', '120'] })).toMatchObject([
    { severity: 'info', saw: 'It is in 5 days.', occasions: ['10080'] },
  ]);
  expect(coming(1, { reminders: ['10080', '120'] })[0]?.occasions).toEqual(['120']);
  expect(coming(3, { reminders: ['120'] })).toEqual([]);
  expect(coming(3, { lacks_escort: true })).toMatchObject([{ severity: 'medium' }]);
});

test('APP-2 waits a day for the outcome', () => {
  const over = (ends_at: string) =>
    whatIsFound(
      appointmentAlerts,
      'APP-2',
      [{ id: 'a1', resident: 'tom', starts_at: ago(40), ends_at, lacks_escort: false, reminders: [] }],
      at,
    );
  expect(over(ago(24))).toMatchObject([{ severity: 'low', saw: 'It ended 1 day ago.' }]);
  expect(over(ago(23.9))).toEqual([]);
});

const house: HouseMoneyFacts = { float: 120, open_since: null, received_at: ago(3), is_counted: true, has_tins: true };
const movement: MovementFacts = {
  id: 'm1',
  entity: 'payment',
  resident: 'tom',
  status: 'posted',
  asks_receipt: true,
  has_receipt: true,
  occurred_at: ago(400),
  updated_at: ago(400),
  due_back_at: null,
};
const property: PropertyFacts = {
  resident: 'tom',
  admission_date: '2026-01-01',
  agreed: 4,
  unchecked_since: '2026-09-01',
};
const quiet: MoneyAlertFacts = {
  counts: [],
  movements: [movement],
  tins: [],
  handling: [],
  house: [house],
  faults: [],
  property: [property],
  missing: [],
};
const money = (code: string, given: Partial<MoneyAlertFacts>) =>
  whatIsFound(moneyAlerts, code, { ...quiet, ...given }, at);
const moved = (code: string, given: Partial<MovementFacts>) => money(code, { movements: [{ ...movement, ...given }] });

test('money and belongings that are in order raise nothing', () => {
  expect(moneyAlerts.flatMap((rule) => rule.find(quiet, at))).toEqual([]);
});

test('MON-1 and MON-2 look at the count', () => {
  expect(money('MON-1', { counts: [{ id: 'c1', total_difference: 5 }] })).toMatchObject([
    { severity: 'high', saw: 'The tins differ by £5.00.' },
  ]);
  const counted = (given: Partial<HouseMoneyFacts>) =>
    money('MON-2', { house: [{ ...house, is_counted: false, ...given }] });
  expect(counted({ received_at: ago(1) })).toMatchObject([{ severity: 'medium' }]);
  expect(counted({ received_at: ago(0.9) })).toEqual([]);
  expect(counted({ has_tins: false })).toEqual([]);
});

test('MON-3, MON-5 and MON-6 follow a movement until it is in order', () => {
  expect(moved('MON-3', { status: 'awaiting_witness', updated_at: ago(2) })).toEqual([]);
  expect(moved('MON-3', { status: 'awaiting_witness', updated_at: ago(2.1), entity: 'petty_cash' })).toMatchObject([
    { object: { entity: 'petty_cash', id: 'm1' } },
  ]);
  expect(moved('MON-5', { has_receipt: false, occurred_at: ago(7 * 24) })).toMatchObject([{ severity: 'low' }]);
  expect(moved('MON-5', { has_receipt: false, occurred_at: ago(6 * 24) })).toEqual([]);
  expect(moved('MON-5', { has_receipt: false, status: 'reversed' })).toEqual([]);
  expect(moved('MON-5', { has_receipt: false, asks_receipt: false })).toEqual([]);
  expect(moved('MON-6', { due_back_at: ago(0.1) })).toMatchObject([{ severity: 'medium' }]);
  expect(moved('MON-6', { due_back_at: ago(-1) })).toEqual([]);
});

test('MON-4, MON-7 and MON-8 compare what the house has with its figures', () => {
  const held = (balance: number) => money('MON-4', { tins: [{ resident: 'tom', balance }] });
  expect(held(500)).toEqual([]);
  expect(held(500.01)).toMatchObject([{ severity: 'medium', resident: 'tom' }]);
  const petty = (given: Partial<HouseMoneyFacts>) => money('MON-7', { house: [{ ...house, ...given }] });
  expect(petty({ float: 40 })).toEqual([]);
  expect(petty({ float: 39.99 })).toMatchObject([{ severity: 'low', saw: '£39.99 is left.' }]);
  expect(petty({ float: null })).toEqual([]);
  expect(petty({ open_since: '2026-11-02' })).toEqual([]);
  expect(petty({ open_since: '2026-10-31' })).toHaveLength(1);
});

test('MON-9 names the account and the entry that do not add up', () => {
  const source = { entity: 'payment', id: 'p1' } as const;
  const fault = {
    account_kind: 'resident_cash',
    resident: 'tom',
    source,
    number: 7,
    found: 'it is a penny short',
  } as const;
  expect(money('MON-9', { faults: [fault] })).toEqual([
    {
      resident: 'tom',
      object: source,
      severity: 'high',
      saw: 'Cash tin, line 7: it is a penny short.',
      occasions: ['resident_cash 7'],
    },
  ]);
});

test('MON-8 looks at what one person reversed, and at what they keep just under the sum that is authorised', () => {
  const handled = (given: Partial<HandlingFacts>) =>
    money('MON-8', { handling: [{ id: 'joy', reversals: 0, spent: [], ...given }] });
  expect(handled({ reversals: 2 })).toEqual([]);
  expect(handled({ reversals: 3 })).toMatchObject([
    { severity: 'high', object: { entity: 'staff', id: 'joy' }, saw: 'Reversed within 30 days: 3.' },
  ]);
  expect(handled({ spent: [45, 50] })).toEqual([]);
  expect(handled({ spent: [45, 49.99, 50] })).toMatchObject([
    { severity: 'high', saw: 'Between £45.00 and £50.00 within 30 days: 3.' },
  ]);
  expect(handled({ spent: [44.99, 49, 50, 50.01] })).toEqual([]);
  expect(handled({ reversals: 3, spent: [48, 48, 48] })).toHaveLength(1);
});

test('INV-1, INV-2 and INV-3 look after belongings', () => {
  const belongings = (code: string, given: Partial<PropertyFacts>) =>
    money(code, { property: [{ ...property, ...given }] });
  expect(belongings('INV-1', { agreed: 0, admission_date: '2026-11-18' })).toEqual([]);
  expect(belongings('INV-1', { agreed: 0, admission_date: '2026-11-17' })).toMatchObject([{ severity: 'medium' }]);
  expect(belongings('INV-1', { agreed: 1, admission_date: '2026-11-17' })).toEqual([]);
  expect(money('INV-2', { missing: [{ id: 'i1', resident: 'tom', item_name: 'Watch' }] })).toMatchObject([
    { severity: 'high', saw: 'Missing: Watch.' },
  ]);
  expect(belongings('INV-3', { unchecked_since: '2026-05-20' })).toEqual([]);
  expect(belongings('INV-3', { unchecked_since: '2026-05-19' })).toMatchObject([{ severity: 'low' }]);
});

const thing = {
  id: 'x1',
  category: 'kitchen',
  status: 'in_use',
  warranty_expiry: null,
  created_at: '2020-01-01T00:00:00Z',
} as const;
const book: PremisesAlertFacts = { assets: [], stock: [], repairs: [], losses: [] };
const checked = (code: string, kind: 'loler' | 'gas' | 'pat', next_due: string | null) =>
  whatIsFound(
    premisesAlerts,
    code,
    {
      ...book,
      assets: [{ ...thing, checks: [{ kind, interval_months: 6, last_on: next_due && addMonths(next_due, -6) }] }],
    },
    at,
  )[0]?.severity;

test('AST-1, AST-2 and AST-3 weigh a check that is overdue or was never done by what it is for', () => {
  const days = ['2026-12-20', '2026-12-19', '2026-11-19', '2026-11-18', null];
  expect(days.map((day) => checked('AST-1', 'loler', day))).toEqual([
    undefined,
    'medium',
    'medium',
    'critical',
    'critical',
  ]);
  expect(days.map((day) => checked('AST-2', 'gas', day))).toEqual([undefined, 'medium', 'medium', 'high', 'high']);
  expect(days.map((day) => checked('AST-3', 'pat', day))).toEqual([undefined, 'low', 'low', 'medium', 'medium']);
  expect(checked('AST-1', 'pat', '2026-11-18')).toBeUndefined();
  expect(
    whatIsFound(premisesAlerts, 'AST-1', { ...book, assets: [{ ...thing, category: 'sling', checks: [] }] }, at),
  ).toMatchObject([{ severity: 'critical', saw: expect.stringContaining('no check is on file') }]);
});

const firstCheck = (code: string, kind: AssetCheckKind, created_at: string, given: Partial<AssetFacts> = {}) =>
  whatIsFound(
    premisesAlerts,
    code,
    {
      ...book,
      assets: [{ ...thing, created_at, checks: [{ kind, interval_months: null, last_on: null }], ...given }],
    },
    at,
  );

test('AST-2 and AST-3 leave a new thing two weeks for its first check, and then say by when it was to be done', () => {
  expect(firstCheck('AST-2', 'gas', '2026-11-05T10:00:00Z')).toEqual([]);
  expect(firstCheck('AST-3', 'pat', '2026-11-05T10:00:00Z')).toEqual([]);
  expect(firstCheck('AST-2', 'gas', '2026-11-04T10:00:00Z')).toMatchObject([
    { severity: 'high', saw: 'Gas safety: no check is on file, and the first was to be done by 18 November.' },
  ]);
  expect(firstCheck('AST-2', 'bell_test', '2026-11-12T10:00:00Z')).toEqual([]);
  expect(firstCheck('AST-2', 'bell_test', '2026-11-11T10:00:00Z')).toMatchObject([{ severity: 'high' }]);
});

test('what lifts people speaks on its first day, and so does what was checked and is overdue', () => {
  const booked = '2026-11-19T08:00:00Z';
  expect(firstCheck('AST-1', 'loler', booked)).toMatchObject([{ severity: 'critical' }]);
  expect(firstCheck('AST-1', 'loler', booked, { category: 'sling', checks: [] })).toMatchObject([
    { severity: 'critical' },
  ]);
  expect(firstCheck('AST-3', 'service', booked, { category: 'hoist_lift' })).toMatchObject([{ severity: 'medium' }]);
  expect(
    firstCheck('AST-2', 'gas', booked, { checks: [{ kind: 'gas', interval_months: null, last_on: '2025-11-18' }] }),
  ).toMatchObject([{ severity: 'high', saw: 'Gas safety was due 1 day ago.' }]);
});

test('the rule itself says how long a new thing may wait', () => {
  const said = (code: string) => premisesAlerts.find((rule) => rule.code === code)?.says(at.settings);
  expect([said('AST-2'), said('AST-3')]).toEqual([
    expect.stringContaining('14 days for its first check'),
    expect.stringContaining('14 days for its first check'),
  ]);
  expect(said('AST-1')).toContain('on the first day too');
});

test('what staff look at on their way is told once it was left out, not every week before', () => {
  const bell = (last_on: string) =>
    whatIsFound(
      premisesAlerts,
      'AST-2',
      { ...book, assets: [{ ...thing, checks: [{ kind: 'bell_test', interval_months: null, last_on }] }] },
      at,
    )[0]?.severity;
  expect(bell('2026-11-12')).toBeUndefined();
  expect(bell('2026-11-11')).toBe('high');
});

test('AST-4 tells of a warranty before it ends and not after', () => {
  const ends = (warranty_expiry: string) =>
    whatIsFound(premisesAlerts, 'AST-4', { ...book, assets: [{ ...thing, checks: [], warranty_expiry }] }, at);
  expect(ends('2026-12-19')).toMatchObject([{ severity: 'info' }]);
  expect(ends('2026-12-20')).toEqual([]);
  expect(ends('2026-11-18')).toEqual([]);
});

test('STK-1 and STK-2 look at how much is left and for how long', () => {
  const shelf = (code: string, given: Partial<StockFacts>) =>
    whatIsFound(
      premisesAlerts,
      code,
      {
        ...book,
        stock: [
          {
            id: 's1',
            category: 'food',
            quantity: 6,
            reorder_level: 5,
            expiry_date: null,
            opened_on: null,
            use_within_days: null,
            ...given,
          },
        ],
      },
      at,
    )[0]?.severity;
  expect([
    shelf('STK-1', {}),
    shelf('STK-1', { quantity: 5 }),
    shelf('STK-1', { quantity: 0 }),
    shelf('STK-1', { quantity: 0, category: 'ppe' }),
  ]).toEqual([undefined, 'low', 'medium', 'high']);
  const days = ['2026-12-20', '2026-12-19', '2026-11-26', '2026-11-18'];
  expect(days.map((expiry_date) => shelf('STK-2', { expiry_date }))).toEqual([undefined, 'info', 'low', 'medium']);
  expect(shelf('STK-2', { expiry_date: '2026-11-18', quantity: 0 })).toBeUndefined();
  expect(shelf('STK-2', { opened_on: '2026-11-10', use_within_days: 3 })).toBe('medium');
});

test('REP-3 asks for the regulator once a supply was away for more than a day, until it was told or is not to be', () => {
  const lost = (given: Partial<LossFacts>) =>
    whatIsFound(
      premisesAlerts,
      'REP-3',
      {
        ...book,
        losses: [
          {
            id: 'r1',
            called: 'No water, Whole house',
            lost_supply: 'water',
            supply_lost_at: null,
            supply_back_at: null,
            reported_at: ago(25),
            completed_at: null,
            cqc_notifiable: 'pending',
            cqc_sent_at: null,
            status: 'reported',
            ...given,
          },
        ],
      },
      at,
    );
  expect(lost({})).toMatchObject([
    {
      severity: 'high',
      saw: 'No water, Whole house: the house has been without water for 25 hours, and the regulator has not been told.',
    },
  ]);
  expect(lost({ reported_at: ago(24) })).toEqual([]);
  expect(lost({ reported_at: ago(3), supply_lost_at: ago(24.1) })).toMatchObject([{ severity: 'high' }]);
  expect(lost({ supply_back_at: ago(2) })).toEqual([]);
  expect(lost({ status: 'completed', completed_at: ago(0.5) })).toMatchObject([{ severity: 'high' }]);
  expect(lost({ reported_at: ago(49) })).toMatchObject([{ severity: 'critical' }]);
  expect(lost({ cqc_notifiable: 'yes' })).toMatchObject([{ severity: 'high' }]);
  expect(lost({ cqc_notifiable: 'yes', cqc_sent_at: ago(1) })).toEqual([]);
  expect(lost({ cqc_notifiable: 'no' })).toEqual([]);
  expect(lost({ status: 'cancelled' })).toEqual([]);
});

test('REP-1 and REP-2 weigh a repair by the harm it could do', () => {
  const repair = (code: string, given: Partial<RepairFacts>) =>
    whatIsFound(
      premisesAlerts,
      code,
      {
        ...book,
        repairs: [
          { id: 'r1', priority: 'routine', safety_risk: false, has_control: false, target_at: ago(1), ...given },
        ],
      },
      at,
    )[0]?.severity;
  expect([
    repair('REP-1', {}),
    repair('REP-1', { safety_risk: true }),
    repair('REP-1', { priority: 'emergency' }),
    repair('REP-1', { target_at: ago(-1) }),
  ]).toEqual(['medium', 'high', 'high', undefined]);
  expect([
    repair('REP-2', {}),
    repair('REP-2', { safety_risk: true }),
    repair('REP-2', { safety_risk: true, has_control: true }),
  ]).toEqual([undefined, 'high', undefined]);
});

test('the day a repair was to be done by is the house’s own', () => {
  const late = {
    ...book,
    repairs: [
      { id: 'r1', priority: 'routine', safety_risk: false, has_control: false, target_at: '2026-07-01T23:30:00Z' },
    ],
  };
  expect(whatIsFound(premisesAlerts, 'REP-1', late, at)[0]?.saw).toBe('It was to be done by 2 July.');
});

test('CONF-1, CONF-2 and SUG-1 speak of records without saying what is in them', () => {
  const confidence = (code: string, review_date: string, overrides = 0, is_hidden = false) =>
    whatIsFound(confidentialAlerts, code, [{ id: 'c1', owner: 'joy', review_date, overrides, is_hidden }], at);
  expect(confidence('CONF-1', '2027-01-01', 1)).toMatchObject([
    { severity: 'high', owner: 'joy', resident: null, saw: 'Opened once.' },
  ]);
  expect(confidence('CONF-1', '2027-01-01')).toEqual([]);
  expect(confidence('CONF-2', '2026-11-19')).toEqual([]);
  expect(confidence('CONF-2', '2026-11-18')).toMatchObject([{ severity: 'medium' }]);
  expect(confidence('CONF-2', '2026-11-18', 0, true)).toEqual([]);
  expect(confidence('CONF-3', '2026-11-18', 0, true)).toMatchObject([{ severity: 'medium', owner: 'joy' }]);
  const suggested = (created_at: string) => whatIsFound(suggestionAlerts, 'SUG-1', [{ id: 's1', created_at }], at);
  expect(suggested('2026-11-05T09:00:00Z')).toEqual([]);
  expect(suggested('2026-11-04T09:00:00Z')).toMatchObject([{ severity: 'low' }]);
});
