import { weekdayAndDay } from '#domain/kit/time/day-words.ts';
import type { Warnings } from '#domain/kit/vocabulary/entity.ts';
import { settingsOf, type GivenSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { shiftName, shiftTimes } from '#domain/rota/grid/shift-words.ts';
import { houseHours } from '#domain/rota/house-hours.ts';
import { isReplanned } from '#domain/rota/replanned.ts';
import { overlap } from '#domain/rota/rest.ts';
import { rota, type Rota } from '#domain/rota/rota.ts';
import type { RuledShift } from '#domain/rota/rules/rota-finding.ts';
import { shiftFindings } from '#domain/rota/rules/shift-findings.ts';
import { shiftBlock } from '#domain/rota/shift-block.ts';
import { changeMessages, removalMessages, type RotaMessage } from '#domain/rota/publishing/rota-messages.ts';
import { isWork } from '#domain/rota/working-hours.ts';
import {
  rulesFor,
  type FillContext,
  type RuleContext,
  type SavedRecord,
  type VisibilityContext,
  type ValidationContext,
} from '../kit/context/record-context.ts';
import type { Condition } from '../kit/schema/list-query.ts';
import { writeAudit } from '../kit/history/write-audit.ts';
import { plans } from './people/plans.ts';
import { plannedPerson, plannedPersonSql, type PlannedPersonRow } from './people/planned-person.ts';
import { notifyStaff } from './publishing/notify-staff.ts';

const person = `select ${plannedPersonSql} from staff s where s.id = $1 and not s.is_deleted`;

/** What else the person does, in any house, over the weeks that the rules look back and ahead. */
const neighbours = `select r.start_at, r.end_at, r.shift_type, r.status, r.actual_start, r.actual_end, r.break_minutes, r.sleep_in_disturbances, r.home, h.name as house
  from rota r join home h on h.id = r.home where r.staff = $1 and r.id <> $2 and not r.is_deleted
  and r.start_at < $3::timestamptz + interval '15 days' and r.start_at > $3::timestamptz - interval '19 weeks'`;

type Neighbour = RuledShift & Pick<Rota, 'shift_type'> & { readonly home: string; readonly house: string };
type PlannedShift = Rota & { readonly staff: string };

/** Rules about a person on a shift are asked when one of the two is new, not when the shift is later confirmed. */
function planned({ record, before }: RuleContext<Rota>): PlannedShift | null {
  // A shift that was cancelled and is planned again meets whatever was planned meanwhile.
  const isNew = before === null || isReplanned(before, record) || (!isWork(before) && isWork(record));
  return record.staff !== null && isNew && isWork(record) ? { ...record, staff: record.staff } : null;
}

const othersOf = ({ db }: RuleContext<Rota>, { staff, id, start_at }: PlannedShift) =>
  db.query<Neighbour>(neighbours, [staff, id, start_at]);

/** Nobody is in two places. The database refuses it as well, however many people plan at the same moment. */
async function overlapComplaint(asking: ValidationContext<Rota>, shift: PlannedShift) {
  const other = (await othersOf(asking, shift)).find((one) => isWork(one) && overlap(one, shift));
  if (!other) return null;
  const isSeen = asking.actor.homes.includes(other.home);
  const where = other.home === shift.home ? '' : isSeen ? ` in ${other.house}` : ' in another house';
  const when = `${weekdayAndDay(localDay(other.start_at, asking.home.zone))}, ${shiftTimes(other, asking.home.zone)}`;
  return `${alreadyThere.slice(0, -1)}: ${shiftName(other.shift_type)}, ${when}${where}.`;
}

const alreadyThere = 'This person already has a shift at this time.';

async function blockComplaint(asking: ValidationContext<Rota>) {
  const shift = planned(asking);
  if (!shift) return {};
  const elsewhere = await overlapComplaint(asking, shift);
  if (elsewhere) return { staff: elsewhere };
  const [found] = await asking.db.query<PlannedPersonRow>(person, [shift.staff]);
  const block = found ? shiftBlock(found, shift) : null;
  if (!block) return {};
  if (!asking.actor.rights.has('override_rota_block')) return { staff: block };
  return shift.override_reason === null ? { staff: block, override_reason: 'Say why this rule is overridden.' } : {};
}

/** Rest, hours, leave and training, each with its numbers: the planner decides, and the shift keeps that they were asked. */
async function planningWarnings(asking: ValidationContext<Rota>): Promise<Warnings<keyof Rota & string>> {
  const shift = planned(asking);
  const [found] = shift ? await asking.db.query<PlannedPersonRow>(person, [shift.staff]) : [];
  if (!shift || !found) return {};
  const findings = shiftFindings({
    shift: { ...shift, sleep_in_disturbances: [...shift.sleep_in_disturbances] },
    others: await othersOf(asking, shift),
    person: plannedPerson(found),
    zone: asking.home.zone,
  });
  const byField = Map.groupBy(findings, ({ field }) => field);
  return Object.fromEntries([...byField].map(([field, said]) => [field, said.map(({ code, words }) => [code, words])]));
}

const shared = ['published', 'accepted', 'swap_requested'];

/** Somebody may already have arranged their week around it. */
const isChangedAfterPublishing = (shift: Rota, before: SavedRecord<Rota>['before']): boolean =>
  before !== null && shared.includes(String(before.status)) && isReplanned(before, shift);

const house = 'select settings, time_zone from home where id = $1';

/** Whoever leaves the hours open means the usual ones of the house. */
async function usualHours({ db, record, before }: FillContext<Rota>): Promise<Partial<Rota>> {
  const { home, date, shift_type, start_at, end_at } = record;
  if (
    before !== null ||
    start_at !== null ||
    end_at !== null ||
    typeof date !== 'string' ||
    typeof shift_type !== 'string'
  )
    return {};
  const [found] = await db.query<{ settings: GivenSettings; time_zone: string }>(house, [home]);
  return (
    (found && houseHours(shift_type, date, { shift_times: settingsOf(found).shift_times, zone: found.time_zone })) ?? {}
  );
}

const zoneOf = async ({ context, tx, record }: SavedRecord<Rota>): Promise<string> =>
  (await context.homes.factsOf(tx, record.home)).zone;

const notify = (saved: SavedRecord<Rota>, messages: readonly RotaMessage[]): Promise<void> =>
  notifyStaff(saved, messages, {
    home: saved.record.home,
    title: 'Your rota has changed',
    severity: 'low',
    shift: saved.record.id,
  });

/** Of a draft nobody has heard but those who plan; who asked for something sees what they asked for. */
const visibleConditions = ({ actor }: VisibilityContext): readonly Condition[] =>
  plans(actor) ? [] : [{ sql: `(t.status <> 'draft' or t.created_by = ?::uuid)`, value: actor.id }];

export const rotaRules = rulesFor(rota, {
  isHidden: async ({ actor, record }) => record.status === 'draft' && record.created_by !== actor.id && !plans(actor),
  visibleConditions,
  fill: usualHours,
  check: blockComplaint,
  warn: planningWarnings,
  guards: { rota_overlap_by_hand: { staff: alreadyThere } },
  async after(saved) {
    const shift = saved.record;
    if (shift.override_reason !== null && shift.override_reason !== saved.before?.override_reason)
      await writeAudit(saved, rota, 'override_block');
    if (isChangedAfterPublishing(shift, saved.before)) await writeAudit(saved, rota, 'changed_after_publish');
    if (saved.before) await notify(saved, changeMessages(saved.before, shift, await zoneOf(saved)));
  },
  async afterRemoval(saved) {
    if (saved.record.is_deleted) await notify(saved, removalMessages(saved.record, await zoneOf(saved)));
  },
});
