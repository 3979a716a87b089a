import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyRecord, Entity } from '#domain/kit/vocabulary/entity.ts';
import { isList } from '#domain/kit/vocabulary/fields.ts';
import { fixedBy, isStillOpen } from '#domain/kit/vocabulary/fixed.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import { writable } from '#domain/kit/vocabulary/parse.ts';
import { catalogue } from '#domain/kit/vocabulary/permissions.ts';
import { register } from '#domain/register.ts';
import { candidates } from '#world/records/candidates.ts';
import { idOf } from '#world/records/sample.ts';
import { makeWorld, now, type Caller, type World } from '#world/world.ts';

/** What was approved, countersigned, agreed, posted, published, received or signed off is not changed any more, by anybody, in any field. */

let world: World;
let anybody: Caller;
beforeAll(async () => {
  world = await makeWorld();
  anybody = await world.holding(...catalogue(register).map(({ codename }) => codename));
});
afterAll(() => world.close());

/** A state that says that somebody stands for the content: by its name, or because nobody reaches it with their own record. */
const approvingNames = [
  'active',
  'approved',
  'countersigned',
  'agreed',
  'posted',
  'published',
  'received',
  'signed',
  'verified',
  'superseded',
  'closed',
  'completed',
  'resolved',
];
const approvingStates = ({ states }: Entity): readonly string[] => [
  ...new Set(
    (states?.moves ?? [])
      .filter(({ to, notBy }) => notBy !== undefined || approvingNames.includes(to))
      .map(({ to }) => to),
  ),
];

/** States that only sound like it, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'home active': 'a house that is open; nobody approved its address',
  'staff active': 'somebody who works here; their file goes on',
  'confidential_info active': 'it is kept up to date by the few who may know it',
  'confidential_info closed': 'its access list is still kept up to date',
  'sleep closed': 'a night is corrected with a reason, like every care entry',
  'rota published': 'a published shift may be changed, and whoever works it is told',
  'accident_scheduler completed': 'a check is a reading of one person, corrected by a senior with its version kept',
  'plan_scheduler completed': 'a date that came round, not the review itself',
  'risk_scheduler completed': 'a date that came round, not the review itself',
  'evaluation_scheduler completed': 'a date that came round, not the evaluation itself',
  'repair_record completed': 'somebody else verifies it first, and may open it again',
};

test.each(register.filter(({ states }) => states))(
  '$name: every state in which somebody stands for the content holds it fast',
  (entity) => {
    const unheld = approvingStates(entity).filter(
      (state) => !fixedBy(entity, { status: state }) && !exceptions[`${entity.name} ${state}`],
    );
    expect(unheld).toEqual([]);
  },
);

/** What may still be written afterwards is said here too, so that nothing is opened by the way. */
const stillOpen: Readonly<Record<string, readonly string[]>> = {
  payment: ['receipt', 'receipt_no'],
  petty_cash: ['receipt'],
  handover: ['addenda'],
  incident: ['addenda'],
  suggestion: ['show_on_board'],
  rota: ['actual_start', 'actual_end', 'sleep_in_disturbances', 'absence_reason', 'notes'],
  repair_record: ['contractor_ref', 'quote', 'cost', 'under_warranty', 'supply_back_at'],
  discharge: [
    'property_checked_and_returned',
    'valuables_returned_signed',
    'money_balance_returned_signed',
    'medicines_handed_over',
    'equipment_returned',
    'keys_returned',
    'records_summary_sent',
    'gp_informed',
    'social_worker_informed',
    'family_informed',
    'dols_body_informed',
    'benefits_informed',
    'appointments_cancelled',
    'room_checked',
    'body_map_on_leaving',
    'final_evaluation',
    'follow_up',
    'cause_if_known',
    'verified_by',
    'gp_or_police_told_at',
    'coroner',
    'wishes_followed',
  ],
};

const fixable = register.filter(({ fixed }) => fixed);

test.each(fixable)(
  '$name: nothing is left open beyond what is known, and each refusal says what can be done',
  ({ name, fixed }) => {
    expect([...(fixed?.open ?? []), ...(fixed?.fills ?? [])]).toEqual(stillOpen[name] ?? []);
    for (const sentence of [...Object.values(fixed?.in ?? {}), ...(fixed?.once ? [fixed.once.instead] : [])])
      expect(sentence).toMatch(/^[A-Z].+\. .*(can|Change the version|Enter it again)/);
  },
);

const fixedCases = fixable.flatMap((entity) => [
  ...Object.keys(entity.fixed?.in ?? {}).map((state) => ({
    entity,
    name: `${entity.name} ${state}`,
    sets: { status: state },
  })),
  ...(entity.fixed?.once
    ? [
        {
          entity,
          name: `${entity.name} once ${entity.fixed.once.filled}`,
          sets: { [entity.fixed.once.filled]: 'a1b2' },
        },
      ]
    : []),
]);

describe.each(fixedCases)('$name', ({ entity, sets }) => {
  const [[column = '', value] = []] = Object.entries(sets);
  const row = async (id: string) =>
    (await world.owner.query<Record<string, unknown>>(`select * from "${entity.name}" where id = $1`, [id])).rows[0];

  async function arranged(): Promise<AnyRecord> {
    const { id } = await world.given(entity);
    await world.owner.query(`update "${entity.name}" set ${column} = $2 where id = $1`, [id, value]);
    return (await anybody.get(`/api/${entity.path}/${id}/`)).json<AnyRecord>();
  }

  test('refuses a change of every field of its content, by a change, a replacement and along every move', async () => {
    const record = await arranged();
    const before = await row(record.id);
    const path = `/api/${entity.path}/${record.id}/`;
    const sentence = fixedBy(entity, record);
    const given = { seed: 4711, now: now.toISOString(), zone: 'Europe/London', refTo: idOf };
    const content = Object.entries(writable(entity)).filter(
      ([name]) => name in record && !isStillOpen(entity, record, name),
    );
    expect(content.length).toBeGreaterThan(1);
    const others: Record<string, unknown> = {};
    for (const [name, field] of content) {
      const other = [...candidates(field, given), isList(field) ? [] : null].find(
        (one) =>
          !isSame(one, record[name]) &&
          (field.kind !== 'moment' || Date.parse(String(one)) !== Date.parse(String(record[name]))),
      );
      const changed = await anybody.patch(path, { version: record.version, [name]: other });
      expect([changed.statusCode, changed.json()[name]], `${name} ${JSON.stringify(other)} ${changed.body}`).toEqual([
        400,
        [sentence],
      ]);
      const replaced = await anybody.put(path, { ...record, [name]: other });
      expect([replaced.statusCode, replaced.json()[name]], `${name} by PUT`).toEqual([400, [sentence]]);
      others[name] = other;
      for (const move of (entity.states?.moves ?? []).filter(
        ({ from, needs = [], takes = [] }) => from.includes(String(value)) && ![...needs, ...takes].includes(name),
      )) {
        const body = {
          version: record.version,
          status: move.to,
          [name]: other,
          ...Object.fromEntries((move.needs ?? []).map((need) => [need, record[need] ?? 'Because it has to be so.'])),
        };
        const moved = await (move.by ? anybody.post(`${path}${move.by}/`, body) : anybody.patch(path, body));
        expect([400, 403, 404], `${name} with ${move.to}: ${moved.body}`).toContain(moved.statusCode);
      }
    }
    const whole = await anybody.put(path, { ...record, ...others });
    const refused = Object.fromEntries(content.map(([name]) => [name, [sentence]]));
    expect([whole.statusCode, whole.json()], 'all of them by PUT').toEqual([400, refused]);
    expect(await row(record.id)).toEqual(before);
  });
});
