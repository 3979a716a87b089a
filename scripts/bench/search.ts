import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type pg from 'pg';
import { noCommitListener, onPool } from '#server/kit/runtime/database.ts';
import { learnWords } from '#server/search/word-list.ts';
import { root } from '../setup.mjs';
import { makeDataset, type Dataset } from './data/dataset.ts';
import { addNotes } from './data/notes.ts';
import { onOwnDatabase, settingsFor } from './servers/own-database.ts';
import { say } from '../running/say.ts';

/** What a search costs among a million notes, and what its index costs whoever writes one. */

const port = 18_437;

/** From a word that stands in every fifth note to one that nobody wrote. */
const questions = [
  'tea',
  'walking garden',
  'kalan',
  'vuburant',
  'vub',
  'music tea shower',
  'first17 tea',
  'tea last tuesday',
  'last40',
  'resident:first33 tea',
  'type:note pain',
  'hoitsing',
  'zebra',
];

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function ask(
  token: string,
  q: string,
  home: string | null,
): Promise<{ readonly ms: number; readonly found: number }> {
  const begun = performance.now();
  const answer = await fetch(
    `http://127.0.0.1:${port}/api/search/?${new URLSearchParams({ q, ...(home ? { home } : {}) })}`,
    { headers: { authorization: `Token ${token}` } },
  );
  const { found } = (await answer.json()) as { readonly found: readonly unknown[] };
  return { ms: performance.now() - begun, found: found.length };
}

async function askAll({ token, homes }: Dataset): Promise<void> {
  for (const [where, home] of [
    ['one house', homes[0] ?? null],
    ['forty houses', null],
  ] as const) {
    for (const q of questions) {
      const times: number[] = [];
      let hits = 0;
      for (let round = 0; round < 15; round++) {
        const { ms, found } = await ask(token, q, home);
        times.push(ms);
        hits = found;
      }
      const sorted = times.toSorted((a, b) => a - b);
      say(
        `search ${where}: ${q} · ${hits} found · least ${at(sorted, 0).toFixed(0)} ms, median ${at(sorted, 0.5).toFixed(0)} ms, 9 of 10 within ${at(sorted, 0.9).toFixed(0)} ms`,
      );
    }
  }
}

async function secondsToWrite(pool: pg.Pool, count: number): Promise<number> {
  const begun = performance.now();
  for (let one = 0; one < count; one++) {
    await pool.query(
      `insert into note (id, created_at, updated_at, home, resident, occurred_at, category, body, is_important, visibility)
      select gen_random_uuid(), now(), now(), home, resident, now(), category, body, is_important, visibility from note where id = (select id from note limit 1 offset $1)`,
      [one],
    );
  }
  return (performance.now() - begun) / 1000;
}

const indexText = `select indexdef from pg_indexes where indexname = 'note_words_by_hand'`;

/** The same notes written with the index and without it. */
async function costOfWriting(pool: pg.Pool): Promise<void> {
  const {
    rows: [index],
  } = await pool.query<{ indexdef: string }>(indexText);
  const withIt = await secondsToWrite(pool, 1_000);
  await pool.query('begin');
  await pool.query('drop index note_words_by_hand');
  const without = await secondsToWrite(pool, 1_000);
  await pool.query('rollback');
  say(
    `search write ${(withIt / without).toFixed(2)} times the same insert without the index (${index ? 'kept' : 'missing'})`,
  );
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (
      await fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server does not become ready');
}

/** Filled first and indexed afterwards, as a restored database would be. */
async function fill(pool: pg.Pool, notes: number): Promise<Dataset> {
  const data = await makeDataset(pool);
  const {
    rows: [index],
  } = await pool.query<{ indexdef: string }>(indexText);
  await pool.query('drop index note_words_by_hand');
  await addNotes(pool, data.author, data.residents, notes);
  const begun = performance.now();
  await pool.query(index?.indexdef ?? '');
  say(`index of ${notes} notes built in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  await learnWords({ db: onPool(pool, noCommitListener), now: () => new Date().toISOString() });
  await pool.query('vacuum analyze');
  return data;
}

export const measureSearch = (notes: number): Promise<void> =>
  onOwnDatabase(1, async (pool) => {
    const data = await fill(pool, notes);
    const server = spawn(process.execPath, [join(root, 'src/server/main.ts')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...settingsFor(pool), PORT: String(port) },
    });
    const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
    try {
      await untilReady();
      await askAll(data);
    } finally {
      server.kill('SIGTERM');
      await ended;
    }
    await costOfWriting(pool);
  });
