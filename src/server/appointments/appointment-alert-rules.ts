import { appointmentAlerts, type AppointmentFacts } from '#domain/alerts/rules/resident/appointment-alerts.ts';
import { stillAhead } from '#domain/appointments/still-ahead.ts';
import { readLists, ofItsPeople } from '../kit/alerts/read-lists.ts';
import { ruleSet, type SweepContext } from '../kit/alerts/rule-set.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';

const appointments = readLists<{ readonly open: readonly AppointmentFacts[] }>({
  open: `select t.id, t.title as called, t.resident, t.starts_at, t.ends_at, coalesce(t.escort_needed and t.escort_staff is null, false) as lacks_escort, t.reminders from appointment t
    where ${ofItsPeople()} and ${sqlIn('t.status', stillAhead)} and t.starts_at < :now::timestamptz + interval '8 days' and t.ends_at > :now::timestamptz - interval '60 days'`,
});

export const appointmentAlertRules = ruleSet({
  rules: appointmentAlerts,
  sweptOn: ['appointment'],
  read: async (at: SweepContext) => (await appointments(at)).open,
});
