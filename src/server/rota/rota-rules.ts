import type { Warnings } from '#domain/kit/vocabulary/entity.ts';
import { settingsOf, type GivenSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { houseHours } from '#domain/rota/house-hours.ts';
import { MIN_REST_HOURS, restProblem, type Span } from '#domain/rota/rest.ts';
import { rota, type Rota } from '#domain/rota/rota.ts';
import { shiftBlock, type PlannedPerson } from '#domain/rota/shift-block.ts';
import { isWork } from '#domain/rota/working-hours.ts';
import { rulesFor, type FillContext, type RuleContext, type SavedRecord } from '../kit/context/record-context.ts';
import { writeAudit } from '../kit/history/write-audit.ts';

const person = `select is_active, status, is_superuser, homes, access_starts_at, access_expires_at, right_to_work_type, rtw_expiry, dbs_number, vetting_exception_on, vetting_exception
  from staff where id = $1 and not is_deleted`;

const neighbours = `select start_at, end_at, shift_type, status from rota where staff = $1 and id <> $2 and not is_deleted
  and start_at < $4::timestamptz + interval '1 day' and end_at > $3::timestamptz - interval '1 day'`;

const decisive = ['staff', 'start_at', 'end_at', 'home', 'shift_type'] as const;

/** Rules about a person on a shift are asked when one of the two is new, not when the shift is later confirmed. */
function planned({ record, before }: RuleContext<Rota>): (Rota & { readonly staff: string }) | null {
  const isNew = before === null || decisive.some((name) => record[name] !== before[name]);
  return record.staff !== null && isNew && isWork(record) ? { ...record, staff: record.staff } : null;
}

async function blockComplaint(asking: RuleContext<Rota>) {
  const shift = planned(asking);
  const [found] = shift ? await asking.db.query<PlannedPerson & Record<string, unknown>>(person, [shift.staff]) : [];
  const block = shift && found ? shiftBlock(found, shift) : null;
  if (!shift || !block) return {};
  if (!asking.actor.rights.has('override_rota_block')) return { staff: block };
  return shift.override_reason === null ? { staff: block, override_reason: 'Say why this rule is overridden.' } : {};
}

async function restWarning(asking: RuleContext<Rota>): Promise<Warnings<keyof Rota & string>> {
  const shift = planned(asking);
  if (!shift) return {};
  const rows = await asking.db.query<Span & { shift_type: string; status: string }>(neighbours, [
    shift.staff,
    shift.id,
    shift.start_at,
    shift.end_at,
  ]);
  return restProblem(shift, rows.filter(isWork)) === 'short_rest'
    ? { start_at: ['short_rest', `That leaves less than ${MIN_REST_HOURS} hours of rest. Plan it all the same?`] }
    : {};
}

const shared = ['published', 'accepted', 'swap_requested'];

/** Somebody may already have arranged their week around it. */
const isChangedAfterPublishing = (shift: Rota, before: SavedRecord<Rota>['before']): boolean =>
  before !== null && shared.includes(String(before.status)) && decisive.some((name) => shift[name] !== before[name]);

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

export const rotaRules = rulesFor(rota, {
  fill: usualHours,
  check: blockComplaint,
  warn: restWarning,
  guards: { rota_overlap_by_hand: { staff: 'This person already has a shift at this time.' } },
  async after(saved) {
    const shift = saved.record;
    if (shift.override_reason !== null && shift.override_reason !== saved.before?.override_reason)
      await writeAudit(saved, rota, 'override_block');
    if (isChangedAfterPublishing(shift, saved.before)) await writeAudit(saved, rota, 'changed_after_publish');
  },
});
