import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { permissionOrNull } from '../../kit/access/permission.ts';

/** Every so many minutes, where the monitoring of someone's nights says so; 0 where nobody is to look in. */
const watchedSql = (resident: string): string =>
  `(select (d->>'check_every')::int from care_tracking k, jsonb_array_elements(k.details) d
    where k.resident = ${resident} and k.sleep and not k.is_deleted and d->>'chart' = 'sleep' limit 1)`;

const newestSql = (resident: string): string =>
  `select t.check_interval_min, (select max((c->>'checked_at')::timestamptz) from jsonb_array_elements(t.checks) c) as last_at
    from sleep t where t.resident = ${resident} and not t.is_deleted order by t.night_of desc limit 1`;

/** Minutes between two checks, as someone's monitoring says, or else as on their newest night. Nothing known is null. */
export const intervalSql = (resident: string): string =>
  `coalesce(${watchedSql(resident)}, (select n.check_interval_min from (${newestSql(resident)}) n))`;

/** How somebody is looked in on, and when they were last seen: no secret to who may see any of their nights. */
export const checkingSql = (actor: Actor, resident: string): string | null =>
  permissionOrNull(actor, 'view', sleep) &&
  `json_build_object('interval_min', ${intervalSql(resident)}, 'last_at', (select n.last_at from (${newestSql(resident)}) n))`;
