import { rotaAlerts, type RotaAlertFacts } from '#domain/alerts/rules/house/rota-alerts.ts';
import type { LivedIn } from '#domain/rota/lived-in.ts';
import { readLists } from '../kit/alerts/read-lists.ts';
import { ruleSet, type SweepContext } from '../kit/alerts/rule-set.ts';
import { livedInSql } from '../kit/schema/living-in.ts';
import { personNameSql } from '../kit/schema/person-name-sql.ts';

interface Read extends Pick<RotaAlertFacts, 'shifts' | 'people' | 'running'> {
  readonly house: readonly (Pick<RotaAlertFacts, 'min_staffing' | 'last_received_at'> & {
    readonly lived_in: LivedIn;
  })[];
}

const columns = 'r.shift_type, r.status, r.start_at, r.end_at';
const worked = `select ${columns}, r.actual_start, r.actual_end, r.break_minutes, r.sleep_in_disturbances, r.override_reason from rota r
  where r.staff = s.id and not r.is_deleted and r.end_at > :now::timestamptz - interval '119 days' and r.start_at < :now::timestamptz + interval '14 days'`;

const rota = readLists<Read>({
  house: `select h.min_staffing, (select max(t.received_at) from handover t where t.home = h.id and not t.is_deleted and t.status = 'received') as last_received_at,
      ${livedInSql('h.id')} as lived_in from home h where h.id = :home::uuid`,
  shifts: `select ${columns}, r.staff, r.role_on_shift, coalesce(s.may_lead_shift, false) as may_lead, coalesce(s.first_aider, false) as first_aider, coalesce(s.medicines_competent, false) as medicines_competent
    from rota r left join staff s on s.id = r.staff where r.home = :home::uuid and not r.is_deleted and r.status <> 'draft' and r.end_at > :now::timestamptz - interval '1 day' and r.start_at < :now::timestamptz + interval '9 days'`,
  running: `select r.id, ${personNameSql('s')} as called, r.start_at, r.end_at, r.actual_start,
      greatest((select max(h.at) from user_history h where h."user" = s.id and h.at >= r.start_at - interval '60 minutes'),
        (select max(n.active_at) from session n where n.staff = s.id and n.ended_at is null)) as seen_at
    from rota r join staff s on s.id = r.staff where r.home = :home::uuid and not r.is_deleted and r.status in ('published', 'accepted', 'swap_requested')
      and r.shift_type in ('early', 'late', 'mid', 'long_day', 'waking_night') and r.start_at <= :now::timestamptz and r.end_at > :now::timestamptz`,
  people: `select s.id, ${personNameSql('s')} as called, coalesce(s.wtr_opt_out, false) as wtr_opt_out, coalesce((select json_agg(w) from (${worked}) w), '[]') as shifts from staff s
    where s.id in (select r.staff from rota r where r.home = :home::uuid and not r.is_deleted and r.end_at > :now::timestamptz and r.start_at < :now::timestamptz + interval '9 days')`,
});

const noResidents: LivedIn = { residents: 0, first_comes_on: null };

async function read(at: SweepContext): Promise<RotaAlertFacts> {
  const {
    house: [house],
    ...book
  } = await rota(at);
  const { lived_in, ...rest } = house ?? { min_staffing: {}, last_received_at: null, lived_in: noResidents };
  return { ...rest, ...lived_in, ...book };
}

export const rotaAlertRules = ruleSet({ rules: rotaAlerts, sweptOn: ['rota', 'handover'], ofHouse: true, read });
