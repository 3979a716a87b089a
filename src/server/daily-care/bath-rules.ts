import { bath, type Bath } from '#domain/daily-care/baths/bath.ts';
import { secondNeeded, washed } from '#domain/daily-care/baths/bath-rules.ts';
import { inForceStatuses } from '#domain/plans/review/in-force.ts';
import { domainsOn } from '#domain/residents/demands/demand-kinds.ts';
import { rulesFor, type RuleContext } from '../kit/context/record-context.ts';
import { sqlIn } from '../kit/schema/sql-in.ts';
import { openScaldReport, takeScaldReportAlong } from './hot-water.ts';

const mapped = `select 1 from body_map where resident = $1::uuid and not is_deleted and occurred_at > $2::timestamptz - interval '1 day' limit 1`;

/** What was seen on the skin is drawn, not only ticked: a mark of the day before or since counts. */
async function isUnmapped({ db, record }: RuleContext<Bath>): Promise<boolean> {
  if (record.skin_concern !== true) return false;
  const [mark] = await db.query(mapped, [record.resident, record.occurred_at]);
  return !mark;
}

const forTwo = `select 1 from care_tracking k, jsonb_array_elements(k.details) d
  where k.resident = $1::uuid and k.bath and not k.is_deleted and d->>'chart' = 'bath' and (d->>'two_staff')::boolean
  union all select 1 from plan n, jsonb_array_elements(n.actions) a
  where n.resident = $1::uuid and not n.is_deleted and ${sqlIn('n.status', inForceStatuses)} and n.domain = any($2) and (a->>'staff_number')::int > 1 limit 1`;

/** What the monitoring of someone's washes or a plan in force says, the record of the resident need not say again. */
async function lacksSecond({ db, record }: RuleContext<Bath>): Promise<boolean> {
  if (!washed({ outcome: String(record.outcome) }) || record.second_staff) return false;
  const [agreed] = await db.query(forTwo, [record.resident, domainsOn('bath')]);
  return agreed !== undefined;
}

export const bathRules = rulesFor(bath, {
  async check(asking) {
    return (await lacksSecond(asking)) ? { second_staff: secondNeeded } : {};
  },
  async warn(asking) {
    return (await isUnmapped(asking))
      ? {
          skin_concern: [
            'no_body_map',
            'Something was seen on the skin, and the body map does not show it. Save the wash, and add it next?',
          ],
        }
      : {};
  },
  after: openScaldReport,
  afterRemoval: takeScaldReportAlong,
});
