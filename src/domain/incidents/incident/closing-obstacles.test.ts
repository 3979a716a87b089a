import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closingObstacles, type Closing } from './closing-obstacles.ts';

const settled: Closing = {
  resident: 'tom',
  entered_in_error: false,
  safeguarding_decision: 'not_needed',
  cqc_notifiable: 'no',
  riddor_status: 'no',
  duty_of_candour: 'no',
  actions: [{ text: 'Move the rug', done_at: '2026-03-02T10:00:00Z' }],
  restraint_used: false,
  resident_debrief_at: null,
  staff_debrief_at: null,
  informed: [{ who: 'family' }],
  family_not_told_reason: null,
};
const obstacles = (given: Partial<Closing>) => closingObstacles({ ...settled, ...given });

describe('an incident', () => {
  test('may be closed when all is decided, done and talked through', () => {
    expect(obstacles({})).toEqual([]);
  });

  test.each(['safeguarding_decision', 'cqc_notifiable', 'riddor_status', 'duty_of_candour'] as const)(
    'stays open while %s is pending',
    (decision) => {
      expect(obstacles({ [decision]: 'pending' })).toHaveLength(1);
    },
  );

  test('may be closed whichever way the decisions went', () => {
    expect(
      obstacles({
        safeguarding_decision: 'referred',
        cqc_notifiable: 'yes',
        riddor_status: 'yes',
        duty_of_candour: 'yes',
      }),
    ).toEqual([]);
  });

  test('stays open while an action is, and names it', () => {
    expect(obstacles({ actions: [...settled.actions, { text: 'Order slippers', done_at: null }] })).toEqual([
      'Finish the action “Order slippers”.',
    ]);
  });

  test('with a restraint waits for both debriefs', () => {
    expect(obstacles({ restraint_used: true })).toHaveLength(2);
    expect(obstacles({ restraint_used: true, resident_debrief_at: '2026-03-02T10:00:00Z' })).toHaveLength(1);
    expect(
      obstacles({
        restraint_used: true,
        resident_debrief_at: '2026-03-02T10:00:00Z',
        staff_debrief_at: '2026-03-02T11:00:00Z',
      }),
    ).toEqual([]);
  });

  test('waits until the family is told or a reason is given', () => {
    expect(obstacles({ informed: [{ who: 'gp' }] })).toHaveLength(1);
    expect(obstacles({ informed: [], family_not_told_reason: 'He asked us not to.' })).toEqual([]);
  });

  test('entered in error closes with its reason alone', () => {
    expect(obstacles({ entered_in_error: true, cqc_notifiable: 'pending' })).toEqual([]);
  });

  test('tells everything that is missing at once', () => {
    expect(obstacles({ cqc_notifiable: 'pending', riddor_status: 'pending', informed: [] })).toHaveLength(3);
  });
});

test('each thing left open is one sentence, and what is settled adds none', () => {
  const decision = fc.constantFrom('pending', 'no', 'yes');
  const closing = fc.record({
    safeguarding_decision: decision,
    cqc_notifiable: decision,
    riddor_status: decision,
    duty_of_candour: decision,
    actions: fc.array(
      fc.record({ text: fc.constant('Move the rug'), done_at: fc.constantFrom(null, '2026-03-02T10:00:00Z') }),
    ),
    restraint_used: fc.boolean(),
    resident_debrief_at: fc.constantFrom(null, '2026-03-02T10:00:00Z'),
    staff_debrief_at: fc.constantFrom(null, '2026-03-02T10:00:00Z'),
    informed: fc.constantFrom([], [{ who: 'family' }]),
    family_not_told_reason: fc.constantFrom(null, 'She asked us not to.'),
  });
  fc.assert(
    fc.property(closing, (given) => {
      const pending = [
        given.safeguarding_decision,
        given.cqc_notifiable,
        given.riddor_status,
        given.duty_of_candour,
      ].filter((one) => one === 'pending').length;
      const open = given.actions.filter(({ done_at }) => done_at === null).length;
      const debriefs = given.restraint_used
        ? [given.resident_debrief_at, given.staff_debrief_at].filter((at) => at === null).length
        : 0;
      const family = given.informed.length === 0 && given.family_not_told_reason === null ? 1 : 0;
      expect(obstacles(given)).toHaveLength(pending + open + debriefs + family);
      expect(obstacles({ ...given, entered_in_error: true })).toEqual([]);
    }),
  );
});
