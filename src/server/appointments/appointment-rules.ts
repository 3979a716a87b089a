import { appointment, type Appointment } from '#domain/appointments/appointment.ts';
import { isStillAhead, stillAhead } from '#domain/appointments/still-ahead.ts';
import type { Warnings } from '#domain/kit/vocabulary/entity.ts';
import { mergeWarnings } from '#domain/kit/vocabulary/warnings.ts';
import { awayTypes, activeStatuses } from '#domain/rota/active-shift.ts';
import { rulesFor, type RuleContext } from '../kit/context/record-context.ts';
import { endSeries } from './end-series.ts';

const sameTime =
  'a.id <> $3::uuid and not a.is_deleted and a.status = any($6::text[]) and a.starts_at < $5::timestamptz and coalesce(a.ends_at, a.starts_at) > $4::timestamptz';

const clashes = `select
  exists (select 1 from appointment a where a.resident = $1::uuid and ${sameTime}) as resident,
  exists (select 1 from appointment a where a.escort_staff = $2::uuid and ${sameTime}) as escort,
  exists (select 1 from rota r where r.staff = $2::uuid and not r.is_deleted and r.start_at <= $4::timestamptz and r.end_at >= $5::timestamptz
    and r.status = any($7::text[]) and r.shift_type <> all($8::text[])) as on_shift,
  $9::text = 'house_car' and exists (select 1 from appointment a where a.home = $10::uuid and a.transport = 'house_car' and ${sameTime}) as car`;

interface Clash {
  readonly resident: boolean;
  readonly escort: boolean;
  readonly on_shift: boolean;
  readonly car: boolean;
}

const moved = ['resident', 'escort_staff', 'transport', 'starts_at', 'ends_at'] as const;

/** Asked when the time or a person changes, not again with every later step. */
const isArranged = ({ record, before }: RuleContext<Appointment>): boolean =>
  isStillAhead(record) && (before === null || moved.some((name) => record[name] !== before[name]));

async function clashWarnings(asking: RuleContext<Appointment>): Promise<Warnings<keyof Appointment & string>> {
  const { db, record } = asking;
  if (!isArranged(asking)) return {};
  const [found] = await db.query<Clash>(clashes, [
    record.resident,
    record.escort_staff,
    record.id,
    record.starts_at,
    record.ends_at ?? record.starts_at,
    stillAhead,
    activeStatuses,
    awayTypes,
    record.transport,
    record.home,
  ]);
  const isAbsent = record.escort_staff !== null && found?.on_shift === false;
  return mergeWarnings(
    found?.resident
      ? { starts_at: ['resident_clash', 'The resident has another appointment at this time. Keep both?'] }
      : {},
    isAbsent
      ? { escort_staff: ['escort_not_on_shift', 'The escort is not on shift at this time. Keep it all the same?'] }
      : {},
    found?.escort
      ? { escort_staff: ['escort_clash', 'The escort is with another appointment at this time. Keep both?'] }
      : {},
    found?.car
      ? {
          transport: ['car_clash', 'The house car is out with another appointment at this time. Keep it all the same?'],
        }
      : {},
  );
}

export const appointmentRules = rulesFor(appointment, { warn: clashWarnings, after: endSeries });
