import { openStates, unansweredStates } from '#domain/notices/open-reminder.ts';
import { sqlIn } from '../schema/sql-in.ts';

/** An alert of this rule about this record is open: what it was raised for stays in sight, however long ago it was. The house is `:home`. */
export const isAlertOpenSql = (code: string, record: string): string => about(code, record, openStates);

/** The same, and nobody has written down what is done about it. */
export const unanswered = (code: string, record: string): string => about(code, record, unansweredStates);

const recordOf = (alert: string): string => `(${alert}.linked_object ->> 'id')::uuid`;

/** Asked once for a statement, not for each row: the few records that open alerts are about. */
const about = (code: string, record: string, states: readonly string[]): string =>
  `${record} = any(array(select ${recordOf('n')} from notification n where n.home = :home::uuid and n.rule_code = '${code}' and not n.is_deleted and ${sqlIn('n.status', states)}
    union all ${cameAlong(code, states)}))`;

/** The state an alert was in until its rule ended it: the house that was left ends its alerts, answered or not. */
const lastState = `case when n.cleared_by = 'rule' then (select v.body ->> 'status' from record_version v
    where v.record = n.id and v.entity = 'notification' and v.body ->> 'status' <> 'cleared' order by v.version desc limit 1) else n.status end`;

/** Raised in a house its resident has left since, and told of nowhere later: the house where they live now takes it over as it stood. */
const cameAlong = (code: string, states: readonly string[]): string =>
  `select ${recordOf('n')} from resident o join departure d on d.resident = o.id and d.home <> o.home join notification n on n.resident = o.id and n.home = d.home
    where o.home = :home::uuid and n.rule_code = '${code}' and not n.is_deleted and ${sqlIn(`(${lastState})`, states)}
      and not exists (select 1 from notification l where l.resident = o.id and l.rule_code = n.rule_code and ${recordOf('l')} = ${recordOf('n')} and not l.is_deleted and (l.raised_at, l.id) > (n.raised_at, n.id))`;
