import { midSentence } from '../../kit/words/mid-sentence.ts';
import type { Day } from '../../kit/time/time.ts';
import { checkKinds, onFailing } from './check-kinds.ts';
import type { HouseAsset } from './house-asset.ts';

export type UsedAsset = Pick<HouseAsset, 'condition' | 'status'> & {
  /** What it is, where that is known. */
  readonly category?: HouseAsset['category'];
  readonly checks: readonly Pick<HouseAsset['checks'][number], 'kind' | 'result' | 'next_due'>[];
};

const laidAside: { readonly [S in HouseAsset['status']]?: string } = {
  out_of_service: 'out of service',
  under_repair: 'under repair',
  disposed: 'disposed of',
};

/** What is built in and works by itself: nobody can leave a fire alarm alone because it is being mended. */
const builtIn: readonly (HouseAsset['category'] | undefined)[] = ['fire_safety', 'security'];

/** Why nobody may use a thing of the house today; null while it may be used, or where nobody uses it by hand. */
export function doNotUse({ category, condition, status, checks }: UsedAsset, today: Day): string | null {
  if (builtIn.includes(category)) return null;
  if (condition === 'unsafe') return 'unsafe';
  const aside = laidAside[status];
  if (aside) return aside;
  const failed = checks.find(({ kind, result }) => result === 'fail' && onFailing(kind) === 'out_of_service');
  if (failed) return `${midSentence(checkKinds[failed.kind])} failed`;
  // LOLER 1998 reg. 9: what lifts people is not used beyond the day of its examination.
  const isOverdue = checks.some(
    ({ kind, next_due }) => kind === 'loler' && typeof next_due === 'string' && next_due < today,
  );
  return isOverdue ? `${midSentence(checkKinds.loler)} overdue` : null;
}
