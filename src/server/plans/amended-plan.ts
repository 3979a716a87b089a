import type { Evaluation } from '#domain/plans/review/evaluation.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import { childId } from '../kit/runtime/child-id.ts';
import type { SavedRecord } from '../kit/context/record-context.ts';
import { find } from '../kit/records/store.ts';
import { beginVersion, versionUnderWay } from './new-version.ts';

/** An evaluation that asks for a change opens the next version of its plan, which stays in force until that one is approved. */
export async function openAmended(saved: SavedRecord): Promise<void> {
  const { context, tx, actor } = saved;
  const { id, plan: about, next_review_date } = saved.record as Evaluation;
  if (await versionUnderWay(tx, plan, about)) return;
  const old = await find({ context, actor, entity: plan, within: tx }, about);
  await beginVersion(saved, plan, old, { id: childId(id, 'amended plan'), review_date: next_review_date });
}
