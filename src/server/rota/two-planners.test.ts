import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#world/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const open = (day: number) =>
  world.given('rota', {
    home: world.rose,
    staff: null,
    date: `2026-06-${String(day).padStart(2, '0')}`,
    shift_type: 'early',
    start_at: new Date(Date.UTC(2026, 5, day, 7)).toISOString(),
    end_at: new Date(Date.UTC(2026, 5, day, 15)).toISOString(),
  });

interface Saved {
  readonly version: number;
  readonly notes: string;
}

test('of two planners who change the same shifts at once nobody’s saved change is lost', async () => {
  const shifts = [await open(1), await open(2)];
  const edits = fc.sample(fc.array(fc.nat(1), { minLength: 12, maxLength: 12 }), { numRuns: 2, seed: 7 });
  const saved = new Map<string, Saved[]>(shifts.map(({ id }) => [id, []]));
  /** Each saves over what they last saw; who was too late reads the newer version and tries again. */
  async function planner(name: string, picks: readonly number[]): Promise<void> {
    for (const [step, pick] of picks.entries()) {
      const id = shifts[pick]?.id ?? '';
      const notes = `${name} ${step}`;
      let { version } = (await world.as('manager').get(`/api/rota/${id}/`)).json<Saved>();
      for (;;) {
        const answer = await world.as('manager').patch(`/api/rota/${id}/`, { version, notes });
        if (answer.statusCode === 200) {
          saved.get(id)?.push(answer.json<Saved>());
          break;
        }
        expect(answer.statusCode).toBe(409);
        version = answer.json<{ current: Saved }>().current.version;
      }
    }
  }
  await Promise.all(edits.map((picks, at) => planner(`planner ${at}`, picks)));
  for (const { id } of shifts) {
    const own = (saved.get(id) ?? []).toSorted((a, b) => a.version - b.version);
    expect(own.map(({ version }) => version)).toEqual(own.map((_, at) => at + 2));
    const { rows } = await world.owner.query<{ version: number; notes: string | null }>(
      `select version, body ->> 'notes' as notes from record_version where entity = 'rota' and record = $1
        union all select version, notes from rota where id = $1 order by version`,
      [id],
    );
    expect(rows.slice(1)).toEqual(own.map(({ version, notes }) => ({ version, notes })));
  }
});

test('however many give one person a shift at the same time, they have exactly one', async () => {
  const shifts = await Promise.all(Array.from({ length: 12 }, () => open(10)));
  const answers = await Promise.all(
    shifts.map(({ id }) => world.as('manager').patch(`/api/rota/${id}/`, { version: 1, staff: world.people.carer })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array<number>(11).fill(400)]);
  for (const answer of answers.filter(({ statusCode }) => statusCode === 400))
    expect(answer.json()).toHaveProperty('staff');
  const { rows } = await world.owner.query(`select 1 from rota where date = '2026-06-10' and staff is not null`);
  expect(rows).toHaveLength(1);
});
