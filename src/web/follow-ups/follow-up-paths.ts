import { plan } from '#domain/plans/plan/plan.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import type { followUp } from '#domain/plans/follow-up/follow-up.ts';
import { isRecords } from '../kit/api/shapes.ts';
import { get } from '../kit/api/api.ts';
import type { EntityPaths } from '../kit/house/entity-paths.tsx';
import { pathOf } from '../kit/state/entities.ts';
import type { Listed } from '../kit/state/stored-record.ts';

export type FollowUpRow = Listed<typeof followUp>;

/** What a follow-up asks for is looked at on a page of its own; a talk or a decision has none. */
export const reviewVerbs: Readonly<Record<string, string>> = {
  risk: 'Review the risk',
  plan: 'Review the plan',
  assessment: 'Assess now',
  everything: 'Open plans and risks',
};

/** The page where the answer is given: what is in force, or else the form that begins it. */
export async function reviewPath(row: FollowUpRow, where: EntityPaths): Promise<string | null> {
  const { resident } = row;
  const inForce = { resident, status: 'active,under_review', limit: '1' };
  if (row.looks_at === 'risk')
    return pageOf(risk.name, pathOf(risk), { ...inForce, category: row.risk_category ?? '' });
  if (row.looks_at === 'plan') return pageOf(plan.name, pathOf(plan), { ...inForce, domain: row.plan_domain ?? '' });
  if (row.looks_at === 'assessment') return `/assessment?${new URLSearchParams({ resident })}`;
  return row.looks_at === 'everything'
    ? `/resident/detail?${new URLSearchParams({ id: resident, tab: 'plans' })}`
    : null;

  async function pageOf(entity: string, path: string, asked: Readonly<Record<string, string>>): Promise<string | null> {
    const found = await get(`${path}?${new URLSearchParams(asked)}`, { is: isRecords });
    const first = found.ok ? found.body[0] : undefined;
    if (first) return where.record(entity, first.id, resident);
    const { limit: _limit, status: _status, ...known } = asked;
    return `${where.form(entity) ?? ''}?${new URLSearchParams(known)}`;
  }
}
