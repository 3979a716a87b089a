import { composeHandover } from '#server/handover/sheet/composing.ts';
import type { RecordContext } from '#server/kit/context/record-context.ts';
import { makeDataset } from './data/dataset.ts';
import { onOwnApp } from './servers/own-app.ts';
import { onOwnDatabase } from './servers/own-database.ts';
import { say } from '../running/say.ts';

/** What it costs to compose the handover of a house of 40 whose charts go back 90 days, among 39 houses more. */

const rounds = 15;
/** More than this is felt by whoever opens the page. */
const allowedMs = 300;

const columns =
  'id, created_at, created_by, updated_at, updated_by, resident, home, occurred_at, recorded_by, recorded_at, is_late_entry, shift';
const entry = `gen_random_uuid(), at, $2, at, $2, r.id, r.home, at, $2, at, false, 'early'`;
const everyHours = (hours: number) =>
  `from resident r cross join lateral (select now() - n * interval '${hours} hours' as at from generate_series(1, ${Math.floor((90 * 24) / hours)}) n) days where r.home = any($1)`;

/** Eight drinks, two moods, a night, a morning and a note a day. */
const fillings = [
  `insert into fluid_intake (${columns}, direction, fluid_type, offered_ml, amount_ml, route, outcome) select ${entry}, 'intake', 'tea', 200, 150, 'oral', 'most' ${everyHours(3)}`,
  `insert into mood (${columns}, mood_score, period, self_harm_thoughts) select ${entry}, 3 + (extract(hour from at)::int % 2), 'morning', 'not_asked' ${everyHours(12)}`,
  `insert into sleep (${columns}, night_of, status, sleep_hours, wakings) select ${entry}, at::date, 'closed', 7, 1 ${everyHours(24)}`,
  `insert into morning_routine (${columns}, routine_date, up_at, skin_concern, concerns, status, breakfast, bowels_opened) select ${entry}, at::date, '07:30', false, false, 'complete', 'all', 'yes' ${everyHours(24)}`,
  `insert into note (${columns}, category, body, is_important, visibility, include_in_handover) select ${entry}, 'daily', 'Walked to the shop and back, said it was a good day.', false, 'team', true ${everyHours(24)}`,
];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function compose(context: RecordContext, home: string): Promise<void> {
  const times: number[] = [];
  let pages = 0;
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    const composed = await composeHandover(context, {
      home,
      now: context.now(),
      handed: { keys_handed: null, phones_handed: null },
    });
    times.push(performance.now() - begun);
    pages = composed.pages.length;
  }
  const ms = Math.round(median(times));
  say(`handover of ${pages} residents, 90 days: ${ms} ms${ms > allowedMs ? ` (more than ${allowedMs})` : ''}`);
}

export const measureHandover = (): Promise<void> =>
  onOwnDatabase(4, async (pool) => {
    const { author, homes } = await makeDataset(pool);
    for (const text of fillings) await pool.query(text, [homes.slice(0, 4), author]);
    await onOwnApp(pool, (context) => compose(context, homes[0] ?? ''));
  });
