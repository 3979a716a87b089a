import type { AreaRules, RuleAsking } from '../kit/keeper.ts';
import { openScaldReport, takeScaldReportAlong } from './hot-water.ts';

const mapped = `select 1 from body_map where resident = $1::uuid and not is_deleted and occurred_at > $2::timestamptz - interval '1 day' limit 1`;

/** What was seen on the skin is drawn, not only ticked: a mark of the day before or since counts. */
async function isUnmapped({ db, record }: RuleAsking): Promise<boolean> {
  if (record['skin_concern'] !== true) return false;
  const [mark] = await db.query(mapped, [record['resident'], record['occurred_at']]);
  return !mark;
}

export const bathRules: AreaRules = {
  async warn(asking) {
    return (await isUnmapped(asking)) ? { skin_concern: ['no_body_map', 'Something was seen on the skin, and the body map does not show it. Save the wash, and add it next?'] } : {};
  },
  after: openScaldReport,
  afterRemoval: takeScaldReportAlong,
};
