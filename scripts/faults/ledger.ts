import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { v7 } from 'uuid';
import type { Dataset } from '../bench/data/dataset.ts';
import type { Running } from '../bench/servers/running.ts';
import { say } from '../running/say.ts';

/** Every write that was acknowledged, to be looked for afterwards. */
export class Ledger {
  readonly acknowledged = new Set<string>();
  readonly statuses = new Map<number, number>();
  slowest = 0;
  note(id: string, status: number, ms: number): void {
    if (isSaved(status)) this.acknowledged.add(id);
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    this.slowest = Math.max(this.slowest, ms);
  }
}

const isSaved = (status: number): boolean => status >= 200 && status < 300;

export const addressOf = ({ port }: Running): string => `http://127.0.0.1:${port}`;

/** Zero where no answer came. */
export const statusOf = (url: string, init: RequestInit = {}): Promise<number> =>
  fetch(url, init).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );

/** Writers that go on until told to stop; each repeats a write without an answer under the same id, as a page does. */
export function writing(data: Dataset, at: () => string, ledger: Ledger): () => Promise<void> {
  let goesOn = true;
  const headers = { authorization: `Token ${data.token}`, 'content-type': 'application/json' };
  const one = async () => {
    while (goesOn) {
      const id = v7();
      const resident = data.residents[Math.floor(Math.random() * data.residents.length)];
      const body = JSON.stringify({
        id,
        resident,
        occurred_at: new Date().toISOString(),
        amount_ml: 200,
        offered_ml: 200,
        fluid_type: 'tea',
      });
      for (let status = 0; goesOn && !isSaved(status);) {
        const begun = performance.now();
        status = await statusOf(`${at()}/api/fluid-intake/`, { method: 'POST', body, headers });
        ledger.note(id, status, performance.now() - begun);
        if (!isSaved(status)) await pause(250);
      }
    }
  };
  const writers = Array.from({ length: 8 }, one);
  return async () => {
    goesOn = false;
    await Promise.all(writers);
  };
}

const longestWaitMs = 60_000;

/** Ends as soon as it is so; what never comes to be so is a fault of its own. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  instead?: () => string,
  waitMs = longestWaitMs,
): Promise<void> {
  for (const since = performance.now(); !(await isSo()); await pause(50)) {
    if (performance.now() - since > waitMs)
      throw new Error(`not within ${waitMs / 1000} s: ${what}${instead ? ` (${instead()})` : ''}`);
  }
}

export const untilReady = (node: Running): Promise<void> =>
  until('ready', async () => (await statusOf(`${addressOf(node)}/api/health/ready`)) === 200);

/** Enough for every writer to have written several times. */
const someWrites = 100;

export async function untilWrittenOn(ledger: Ledger): Promise<void> {
  const before = ledger.acknowledged.size;
  await until(
    `${someWrites} writes are acknowledged`,
    () => ledger.acknowledged.size >= before + someWrites,
    () => `${ledger.acknowledged.size - before} were, answers so far ${answersOf(ledger)}`,
  );
}

const answersOf = ({ statuses }: Ledger): string =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status || 'none'}×${count}`)
    .join(' ');

const findSql =
  'select count(distinct id)::int as saved, (count(*) - count(distinct id))::int as twice from fluid_intake where id = any($1::uuid[])';

/** How many acknowledged writes are gone. */
export async function report(name: string, pool: pg.Pool, ledger: Ledger): Promise<number> {
  const ids = [...ledger.acknowledged];
  const { rows } = await pool.query<{ saved: number; twice: number }>(findSql, [ids]);
  const { saved = 0, twice = 0 } = rows[0] ?? {};
  const lost = ids.length - saved;
  const faults = [
    ...(lost > 0 ? [`${lost} LOST`] : []),
    ...(twice > 0 ? [`${twice} TWICE`] : []),
    ...(ledger.statuses.has(500) ? ['500 ANSWERED'] : []),
  ];
  say(
    `${name}: ${ids.length} acknowledged, ${saved} kept, answers ${answersOf(ledger)}, slowest ${(ledger.slowest / 1000).toFixed(1)} s${faults.length > 0 ? ` · ${faults.join(', ')}` : ''}`,
  );
  return lost + twice + (ledger.statuses.get(500) ?? 0);
}

/** For faults that no ledger shows. */
export function expectThat(sentence: string, isSo: boolean): void {
  say(`  ${sentence}: ${isSo ? 'yes' : 'NO'}`);
  if (!isSo) process.exitCode = 1;
}
