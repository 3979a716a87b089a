import { openStates, unansweredStates } from '#domain/notices/open-reminder.ts';
import { oneOf } from '../kit/one-of.ts';

/** An alert of this rule about this record is open: what it was raised for stays in sight, however long ago it was. $1 the house */
export const alertStands = (code: string, record: string): string => about(code, record, openStates);

/** The same, and nobody has written down what is done about it. $1 the house */
export const unanswered = (code: string, record: string): string => about(code, record, unansweredStates);

/** Asked once for a statement, not for each row: the few records that open alerts are about. */
const about = (code: string, record: string, states: readonly string[]): string =>
  `${record} = any(array(select (n.linked_object ->> 'id')::uuid from notification n where n.home = $1::uuid and n.rule_code = '${code}' and not n.is_deleted and ${oneOf('n.status', states)}))`;
