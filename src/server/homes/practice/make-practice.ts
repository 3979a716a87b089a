import { home } from '#domain/homes/home.ts';
import { practiceHouse, practiceWeek } from '#domain/homes/practice/practice-week.ts';
import { startSettings } from '#domain/kit/vocabulary/home-settings-fields.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { forLongWork, type Action, type RecordContext } from '../../kit/context/record-context.ts';
import { createRecord, type NewRecord } from '../../kit/records/create-record.ts';
import { strikeOut } from '../../kit/records/strike-out.ts';
import { childId } from '../../kit/runtime/child-id.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { acrossHouses } from '../../kit/runtime/house-scope.ts';
import { newId } from '../../kit/runtime/new-id.ts';
import { conflict, Refusal } from '../../kit/runtime/refusals.ts';

/** A lock for as long as a practice house is made: of two people who press at once, one waits and is told. */
const alone = 'select pg_advisory_xact_lock(4327850)';
const openPractice = 'select id, version from home where is_practice and not is_deleted';

/** There is nothing to get ready in it. */
const guideAway = 'insert into guide_dismissal (home, dismissed_by, dismissed_at) values ($1, $2, $3)';

const begin = `insert into practice_making (home, made_by, at, total) values ($1, $2, $3, $4)`;
const progress = 'update practice_making set done = $2 where home = $1';
const end = 'delete from practice_making where home = $1';
const progressEvery = 10;

/** Everybody is late by a day at most, so that the week before looks no later than it must. */
const longestLate = 24 * 60;

const codesIn = (warnings: unknown): readonly string[] =>
  isRecordValues(warnings)
    ? Object.values(warnings)
        .flat()
        .map((sentence) => String(sentence).split(':')[0] ?? '')
    : [];

/** Nothing here is real, so every doubt is confirmed. */
async function createAnyway(acting: Action, values: RecordValues, how: NewRecord): Promise<void> {
  let confirmed: readonly string[] = [];
  for (;;) {
    try {
      await createRecord(acting, { ...values, confirmed_warnings: confirmed }, how);
      return;
    } catch (error) {
      const asked = error instanceof Refusal ? codesIn(error.body['warnings']) : [];
      const fresh = asked.filter((code) => !confirmed.includes(code));
      if (fresh.length === 0) throw error;
      confirmed = [...confirmed, ...fresh];
    }
  }
}

interface Making {
  readonly context: RecordContext;
  readonly actor: Actor;
  readonly tx: Db;
  readonly id: string;
}

/** The house that stands is struck out as it is: its records stay behind it, out of everybody's sight, and so does their history. */
async function retire({ context, actor, tx }: Making, isReset: boolean): Promise<void> {
  for (const { id, version } of await tx.query<{ id: string; version: number }>(openPractice)) {
    if (!isReset) throw conflict('There is a practice house already. Reset it to begin anew.');
    const deletion_reason = 'Practice house reset: nothing in it was real.';
    await strikeOut(
      { context, actor, entity: home, within: tx },
      id,
      { version, deletion_reason },
      { permitted: true },
    );
  }
}

async function fill(making: Making, onProgress: (done: number) => Promise<unknown>): Promise<void> {
  const { context, actor, tx, id } = making;
  const zone = actor.zoneIn(actor.homes[0]);
  const reason = 'For practice: nothing here is real.';
  const add = (entity: Entity, values: RecordValues, sets?: RecordValues) =>
    createAnyway({ context, actor, entity, within: tx }, values, { reason, ...(sets ? { sets } : {}) });
  const settings = { ...startSettings, late_entry_minutes: longestLate };
  await add(home, { ...practiceHouse, id, time_zone: zone, settings }, { is_practice: true });
  await tx.query(guideAway, [id, actor.id, context.now()]);
  const records = practiceWeek({ home: id, now: context.now(), zone, idOf: (name) => childId(id, name) });
  for (const [done, { entity, values }] of records.entries()) {
    await add(entity, values);
    if (done % progressEvery === 0) await onProgress(done);
  }
}

/** Makes the practice house, whole or not at all; a reset puts a fresh one in the place of the one that stands. */
export async function makePractice(given: RecordContext, actor: Actor, isReset: boolean): Promise<void> {
  const context = forLongWork(given);
  const id = newId();
  const inside = { ...actor, homes: [...actor.homes, id] };
  const total = practiceWeek({ home: id, now: context.now(), zone: 'UTC', idOf: () => id }).length;
  await given.db.query(begin, [id, actor.id, context.now(), total]);
  try {
    await acrossHouses(() =>
      context.transaction(async (tx) => {
        await tx.query(alone);
        const making = { context, actor: inside, tx, id };
        await retire(making, isReset);
        await fill(making, (done) => given.db.query(progress, [id, done]));
      }),
    );
  } finally {
    await given.db.query(end, [id]);
  }
}
