import type { AnyRecord } from '#domain/kit/entity.ts';
import type { Evaluation } from '#domain/plans/evaluation.ts';
import { nextVersionLabel } from '#domain/plans/version-label.ts';
import { plan, type Plan } from '#domain/plans/plan.ts';
import { addDays, localDay } from '#domain/kit/time.ts';
import { childId } from '../kit/child-id.ts';
import { begin } from '../kit/following.ts';
import type { SavedRecord } from '../kit/keeper.ts';
import { find } from '../kit/store.ts';

const underWay = `select 1 from plan where supersedes = $1::uuid and status in ('draft', 'awaiting_approval') and not is_deleted limit 1`;

/** Whatever belongs to the old version alone; the new one earns its own approval and readers. */
const leftBehind = { status: 'draft', approved_by: null, approved_at: null, acknowledged_by: [] } as const;

/** A plan that is to change is written anew beside the old one, which stays in force until the new one is approved. */
export async function openAmended(saved: SavedRecord): Promise<void> {
  const { keeper, tx, actor, now } = saved;
  const { id, plan: about, next_review_date } = saved.record as Evaluation;
  const [known] = await tx.query(underWay, [about]);
  if (known) return;
  const old = (await find({ keeper, actor, entity: plan, within: tx }, about)) as Plan;
  const { zone } = await keeper.homes.factsOf(tx, old.home);
  const start_date = localDay(now, zone);
  const review_date = next_review_date > start_date ? next_review_date : addDays(start_date, 1);
  await begin(saved, plan, { ...contentOf(old), ...leftBehind, id: childId(id, 'amended plan'), supersedes: old.id, version_label: nextVersionLabel(old.version_label), start_date, review_date });
}

const contentOf = (record: AnyRecord): Readonly<Record<string, unknown>> => Object.fromEntries(Object.keys(plan.fields).map((name) => [name, record[name] ?? null]));
