import { isRecordValues, type RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { home, type Home } from '#domain/homes/home.ts';
import type { Db } from '../kit/runtime/database.ts';
import { writeHistory } from '../kit/context/audit-entry.ts';
import { rulesFor, type SavedRecord } from '../kit/context/record-context.ts';
import { houseFigures } from './house-figures.ts';
import { livingIn } from '../kit/schema/living-in.ts';

type Values = RecordValues;

/** What is given takes its place among what was there, however deep it lies. */
function merged(before: unknown, given: unknown): unknown {
  if (!isRecordValues(before) || !isRecordValues(given)) return given;
  const names = [...new Set([...Object.keys(before), ...Object.keys(given)])];
  return Object.fromEntries(
    names.map((name) => [name, name in given ? merged(before[name], given[name]) : before[name]]),
  );
}

const living = `select count(*)::int as count from resident p where ${livingIn('$1')}`;

const countLiving = async (db: Db, id: unknown): Promise<number> =>
  (await db.query<{ count: number }>(living, [id]))[0]?.count ?? 0;

/** Whoever is just moving in is waited for, and counted. */
async function isLivedIn(db: Db, id: unknown): Promise<boolean> {
  await db.query('select 1 from home where id = $1 for no key update', [id]);
  return (await countLiving(db, id)) > 0;
}

const occupied = { status: 'People live in this house. It can be closed when the last of them has moved.' };

const settingNames = ['settings', 'min_staffing'] as const;

interface SettingChange {
  readonly field: string;
  readonly old: unknown;
  readonly new: unknown;
}

/** Each setting that changed, by its own name, with what it was and what it is. */
export function settingChanges({ record, before }: SavedRecord<Home>): readonly SettingChange[] {
  if (!before) return [];
  return settingNames.flatMap((name) => {
    const [old, now] = [before[name], record[name]].map((value): Values => (isRecordValues(value) ? value : {}));
    return Object.keys({ ...old, ...now })
      .filter((key) => !isSame(old?.[key], now?.[key]))
      .map((key) => ({ field: `${name}.${key}`, old: old?.[key] ?? null, new: now?.[key] ?? null }));
  });
}

async function auditSettings(saved: SavedRecord<Home>): Promise<void> {
  const { context, tx, actor, now, record } = saved;
  const changes = settingChanges(saved);
  if (changes.length === 0) return;
  context.homes.forget();
  await writeHistory(tx, {
    at: now,
    actor,
    action: 'home_settings_changed',
    entity: home.name,
    object_id: record.id,
    object_version: record.version,
    home: record.id,
    changes,
  });
}

export const homeRules = rulesFor(home, {
  complete: (input: Input, before) =>
    Object.fromEntries(
      Object.entries(input).map(([name, value]) => [
        name,
        name === 'settings' || name === 'min_staffing' ? merged(before[name], value) : value,
      ]),
    ),
  async check({ db, record, before }) {
    const closes = record.status === 'closed' && before !== null && before.status !== 'closed';
    return closes && (await isLivedIn(db, record.id)) ? occupied : {};
  },
  async warn({ db, record, before }) {
    const { id, max_residents } = record;
    const isFewer = before !== null && before.max_residents !== max_residents;
    const count = isFewer ? await countLiving(db, id) : 0;
    return count > max_residents
      ? { max_residents: ['over_capacity', `${count} people live here, more than this. Is it right?`] }
      : {};
  },
  async checkRemoval({ db, record }) {
    // Nobody lives in a practice house.
    return record.is_deleted !== true && record.is_practice !== true && (await isLivedIn(db, record.id))
      ? { is_deleted: 'People live in this house. It cannot be removed.' }
      : {};
  },
  after: auditSettings,
  columns: houseFigures,
});
