import type { HandoverLine } from '#domain/handover/handover-line.ts';
import type { Where } from '../kit/where.tsx';
import { tabOf } from '../residents/resident-tabs.ts';

type Source = HandoverLine['source'];

/** Where the record behind a line is opened; a line about a whole chart opens the chart. */
export function recordAddress(resident: string, { entity, id }: Source): string {
  const page = `/resident/detail?id=${resident}`;
  if (entity === 'resident') return page;
  const tab = tabOf(entity);
  if (id === null) return `${page}&tab=charts&chart=${entity}`;
  return entity === 'incident' ? `${page}&tab=${tab}&incident=${id}` : `${page}&tab=${tab}&of=${entity}&record=${id}`;
}

/** The same for a line about the house; null where the line is about the handover that is open. */
export function houseAddress(where: Where, { entity, id }: Source): string | null {
  if (entity === 'resident') return `${where.detail(entity)}?id=${id}`;
  // A cash count has no list of its own: it stands with the money.
  const list = where.list(entity) ?? where.list('payment');
  if (entity === 'handover' && id === null) return null;
  return list && (id === null ? list : `${list}?id=${id}`);
}
