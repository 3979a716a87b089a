import { staffAlerts, type StaffFacts } from '#domain/alerts/rules/house/staff-alerts.ts';
import { readLists } from '../kit/alerts/read-lists.ts';
import { ruleSet, type SweepContext } from '../kit/alerts/rule-set.ts';
import { personNameSql } from '../kit/schema/person-name-sql.ts';

/** Somebody who works in several houses is looked after in one: their usual one, or the first. */
const ofHouse = `coalesce(s.default_home, s.homes[1]) = :home::uuid`;
const courses = `coalesce((select json_agg(c) from (select t ->> 'course' as course, max(t ->> 'expires_on') as expires_on
  from jsonb_array_elements(s.training) t where t ->> 'expires_on' is not null group by 1) c), '[]')`;
const supervised = `(select max(v ->> 'next_due') from jsonb_array_elements(s.supervisions) v)`;
const failed = `(select count(*)::int from user_history u where u.object_id = s.id and u.action = 'login_failed' and u.at > :now::timestamptz - interval '1 day' and u.at <= :now::timestamptz)`;
/** A device is new where others were seen in the quarter before and this one was not. The history knows: sessions are cleared away. */
const before = `from user_history o where o."user" = e."user" and o.action = 'login' and o.at < e.at and o.at > :now::timestamptz - interval '90 days'`;
const newDevices = `array(select e.at from user_history e
  where e."user" = s.id and e.action = 'login' and e.at > :now::timestamptz - interval '1 day' and e.at <= :now::timestamptz
    and exists (select 1 ${before}) and not exists (select 1 ${before} and o.device = e.device))`;

const people = readLists<{ readonly people: readonly StaffFacts[] }>({
  people: `select s.id, ${personNameSql('s')} as called, s.start_date, s.is_active, s.status, s.vetting_exception_on is not null as has_exception, s.role, s.medicines_competent, s.restraint_trained, s.right_to_work_type, s.rtw_expiry,
      greatest(s.dbs_issued_on, s.dbs_last_checked) as dbs_checked_on, coalesce(s.dbs_update_service, false) as dbs_update_service, s.professional_body, s.registration_expiry,
      ${courses} as training, ${supervised} as supervision_due, s.access_expires_at is not null as is_guest, s.access_expires_at, s.last_login, s.created_at,
      ${failed} as failed_sign_ins, ${newDevices} as new_device_at
    from staff s where not s.is_deleted and s.status in ('onboarding', 'active') and ${ofHouse}`,
});

export const staffAlertRules = ruleSet({
  rules: staffAlerts,
  sweptOn: ['staff'],
  ofHouse: true,
  read: async (at: SweepContext) => (await people(at)).people,
});
