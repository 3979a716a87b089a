import type { HandoverLine } from '#domain/handover/handover-line.ts';
import { tabOf } from '../residents/resident-tabs.ts';

/** Where the record behind a line is opened; a line about a whole chart opens the chart. */
export function recordAddress(resident: string, { entity, id }: HandoverLine['source']): string {
  const page = `/resident/detail?id=${resident}`;
  if (entity === 'resident') return page;
  const tab = tabOf(entity);
  if (id === null) return `${page}&tab=charts&chart=${entity}`;
  return entity === 'incident' ? `${page}&tab=${tab}&incident=${id}` : `${page}&tab=${tab}&of=${entity}&record=${id}`;
}
