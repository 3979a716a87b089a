import type { HandoverLine } from '#domain/handover/handover-line.ts';
import type { EntityPaths } from '../kit/house/entity-paths.tsx';
import { tabOf } from './resident-tabs.ts';

type Source = HandoverLine['source'];

/** Where the record behind a line is opened; a line about a whole chart opens the chart. */
export function recordAddress(resident: string, { entity, id }: Source): string {
  const page = `/resident/detail?id=${resident}`;
  if (entity === 'resident') return page;
  // Reminders have a page of their own, where they can be acted on.
  if (entity === 'notification') return id === null ? '/notification?view=house' : `/notification?id=${id}`;
  if (entity === 'assessment_result' && id !== null) return `/assessment/detail?result=${id}`;
  const tab = tabOf(entity);
  if (id === null) return `${page}&tab=charts&chart=${entity}`;
  return entity === 'incident' ? `${page}&tab=${tab}&incident=${id}` : `${page}&tab=${tab}&of=${entity}&record=${id}`;
}

/** Where a new record of a kind is begun that is not written in the ordinary form; null for every other. */
export const beginAddress = (resident: string, entity: string): string | null =>
  entity === 'assessment_result' ? `/assessment/detail?resident=${resident}` : null;

/** The same for a line about the house; null where the line is about the handover that is open. */
export function houseAddress(where: EntityPaths, { entity, id }: Source): string | null {
  if (entity === 'handover' && id === null) return null;
  return id === null ? where.list(entity) : where.record(entity, id, null);
}
