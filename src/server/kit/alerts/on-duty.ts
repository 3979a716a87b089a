import { awayTypes, activeStatuses } from '#domain/rota/active-shift.ts';
import { sqlIn } from '../schema/sql-in.ts';

/** A row of the rota that holds, with somebody in the house to work. */
export const isWorked = `r.staff is not null and not r.is_deleted and ${sqlIn('r.status', activeStatuses)} and not ${sqlIn('r.shift_type', awayTypes)}`;

/** Who is on shift in `:home` at `:now`, and in what role. */
export const onDuty = `select r.staff, r.role_on_shift, r.shift_type = 'on_call' as is_on_call from rota r where r.home = :home::uuid and ${isWorked} and r.start_at <= :now::timestamptz and r.end_at > :now::timestamptz`;
