import type { Delivery } from '#domain/notices/delivery-words.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';

const isoOf = (column: string): string =>
  `to_char(d.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;
const select = `select d.id::text as id, d.staff, ${personNameSql('s')} as name, d.notification, d.channel, d.state, d.attempts,
    ${isoOf('created_at')}, ${isoOf('next_try_at')}, ${isoOf('settled_at')}, d.fault
  from delivery d join staff s on s.id = d.staff`;

const most = 50;
type Rows = Promise<readonly Delivery[]>;
const read = (db: Db, where: string, values: readonly unknown[]): Rows =>
  db.query<Delivery>(`${select} where ${where} order by d.id desc limit ${most}`, values);

export const deliveriesTo = (db: Db, staff: string): Rows => read(db, 'd.staff = $1', [staff]);

/** All that one reminder set going, or only what concerns one person. */
export const deliveriesOf = (db: Db, reminder: string, staff: string | null): Rows =>
  staff === null
    ? read(db, 'd.notification = $1', [reminder])
    : read(db, 'd.notification = $1 and d.staff = $2', [reminder, staff]);

/** What did not reach the people of a house in the last days. */
const failureDays = 3;
export const failuresIn = (db: Db, home: string, now: string): Rows =>
  read(
    db,
    `d.state = 'failed' and d.settled_at > $2::timestamptz - interval '${failureDays} days' and exists (select 1 from notification n where n.id = d.notification and n.home = $1)`,
    [home, now],
  );
