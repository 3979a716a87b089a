import type { Warnings } from '#domain/kit/vocabulary/entity.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { whoCan } from '#domain/kit/people/who-can.ts';
import type { Home } from '#domain/homes/home.ts';
import { goneStates, livingStates } from '#domain/residents/person/resident-placement.ts';
import { resident, type Resident } from '#domain/residents/person/resident.ts';
import { readerOf } from '../kit/access/actor.ts';
import type { Db } from '../kit/runtime/database.ts';
import { rulesFor, type RuleContext, type SavedRecord } from '../kit/context/record-context.ts';
import { refused } from '../kit/runtime/refusals.ts';
import { hasLeft, hasMoved } from '../kit/validation/residence.ts';
import { writeAudit } from '../kit/history/write-audit.ts';
import { livingIn } from '../kit/schema/living-in.ts';

/** Moving house, leaving and coming back decide who goes on reading about a person, so each is written down with its day. */
export const residentRules = rulesFor(resident, {
  lists: ({ asked }) => (asked['status'] ? [] : [{ sql: 't.status <> all(?)', value: goneStates }]),
  async check({ db, actor, record, before }) {
    if (!before) return closedHouse(db, record.home);
    if (!actor.homes.includes(String(before.home))) throw hasMoved();
    if (before.is_discharged_status === true && record.is_discharged_status === true) throw hasLeft();
    if (before.home !== record.home && !may(actor.rights, 'move', resident.name))
      throw refused(
        `Moving to another house needs a right in both. ${whoCan(resident.access, 'move', readerOf(actor))}`,
      );
    if (before.home !== record.home && actor.practice.some((one) => one === before.home || one === record.home))
      return { home: 'Nobody moves into the practice house or out of it: nobody in it is real.' };
    const comes =
      before.home !== record.home || (before.is_discharged_status === true && record.is_discharged_status !== true);
    return comes ? closedHouse(db, record.home) : {};
  },
  warn: ({ db, record, before }) => fullHouse(db, record, before),
  async after(saved) {
    if (saved.before && saved.before.home !== saved.record.home) await moved(saved, String(saved.before.home));
    await leftOrReturned(saved);
    const action = statusAction(saved);
    if (action) await writeAudit(saved, resident, action);
  },
});

/** The house is locked until the move is committed, so that nobody closes it in the same moment. */
async function closedHouse(db: Db, home: unknown) {
  const [house] = await db.query<Pick<Home, 'status'>>('select status from home where id = $1 for share', [home]);
  return house?.status === 'closed'
    ? { home: 'House must be one that is open. Nobody moves into a closed house.' }
    : {};
}

const livesIn = (person: Resident | null, home: string | null): boolean =>
  person !== null && person.home === home && livingStates.some((living) => living === person.status);

const places = `select h.max_residents, (select count(*)::int from resident p where ${livingIn('h.id')} and p.id <> $2) as others from home h where h.id = $1`;

/** A house is registered for so many people. Asked of whoever comes to live there: moved in, moved over or come back. */
async function fullHouse(
  db: Db,
  record: RuleContext<Resident>['record'],
  before: RuleContext<Resident>['before'],
): Promise<Warnings<keyof Resident & string>> {
  const { home } = record;
  if (!livesIn(record, home) || livesIn(before, home)) return {};
  const [house] = await db.query<Pick<Home, 'max_residents'> & { others: number }>(places, [home, record.id]);
  return house && house.others >= house.max_residents
    ? {
        status: [
          'over_capacity',
          `The house is registered for ${house.max_residents} and ${house.others} live there already. Is it right?`,
        ],
      }
    : {};
}

const depart = `insert into departure (resident, home, left_at, reason) values ($1, $2, $3, $4)
  on conflict (resident, home) do update set left_at = excluded.left_at, reason = excluded.reason`;
const settle = 'delete from departure where resident = $1 and home = $2';

/** Both houses read in their own history that someone moved. */
async function moved(saved: SavedRecord<Resident>, from: string): Promise<void> {
  const { tx, record, now } = saved;
  await tx.query(depart, [record.id, from, now, 'moved']);
  await tx.query(settle, [record.id, record.home]);
  await writeAudit(saved, resident, 'resident_moved');
  await writeAudit({ ...saved, record: { ...record, home: from } }, resident, 'resident_moved');
}

async function leftOrReturned({ tx, record, before, now }: SavedRecord<Resident>): Promise<void> {
  if (!before || before.is_discharged_status === record.is_discharged_status) return;
  await (record.is_discharged_status === true
    ? tx.query(depart, [record.id, record.home, now, 'left'])
    : tx.query(settle, [record.id, record.home]));
}

function statusAction({ record, before }: SavedRecord<Resident>): string | null {
  const from = before?.status ?? 'pre_admission';
  const to = record.status;
  if (from === to) return null;
  if (from === 'pre_admission') return to === 'not_admitted' ? 'resident_status_changed' : 'resident_admitted';
  if (record.is_discharged_status === true) return 'resident_discharged';
  return before?.is_discharged_status === true ? 'resident_readmitted' : 'resident_status_changed';
}
