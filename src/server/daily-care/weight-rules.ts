import { weight } from '#domain/daily-care/weight/weight.ts';
import { rulesFor } from '../kit/context/record-context.ts';
import { weightListed } from './weight-listed.ts';

const overdue = `select 1 from house_asset a join home h on h.id = a.home cross join lateral jsonb_to_recordset(a.checks) as c(kind text, next_due date)
  where a.id = $1::uuid and c.kind = 'calibration' and c.next_due < ($2::timestamptz at time zone h.time_zone)::date`;

/** Scales that nobody has checked may be wrong without anyone noticing. */
export const weightRules = rulesFor(weight, {
  columns: weightListed,
  async warn({ db, now, record }) {
    if (record.outcome !== 'measured' || record.scale_asset === null) return {};
    const [found] = await db.query(overdue, [record.scale_asset, now]);
    return found
      ? {
          scale_asset: [
            'calibration_overdue',
            'The calibration of these scales is overdue. Keep the weight all the same?',
          ],
        }
      : {};
  },
});
