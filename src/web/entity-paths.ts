import { resultPath } from './assessments/fill/assessment-paths.ts';
import { incidentPath } from './incidents/incident-path.ts';
import type { EntityPaths } from './kit/house/entity-paths.tsx';
import { recordAddress } from './records/record-address.ts';
import { signedInRoutes, type RouteRow } from './routes.ts';

const rows: readonly RouteRow[] = signedInRoutes;
const find = (of: (row: RouteRow) => boolean) => rows.find(of)?.path ?? null;
const shared = (entity: string) => {
  const page = find(({ also }) => also?.includes(entity) ?? false);
  return page && `${page}?of=${entity}`;
};

export const entityPaths: EntityPaths = {
  list: (entity) => find((row) => row.list === entity && !row.filter && !row.second) ?? shared(entity),
  form: (entity) => find((row) => row.form === entity && !row.changes),
  detail: (entity) => find((row) => row.detail === entity),
  record(entity, id, resident) {
    if (entity === 'assessment_result') return resultPath(id);
    const page = entityPaths.detail(entity) ?? entityPaths.list(entity);
    if (page) return `${page}${page.includes('?') ? '&' : '?'}id=${id}`;
    if (resident) return recordAddress(resident, { entity, id });
    // What befell the house is read on the page of the house.
    return entity === 'incident' ? `/house-overview${incidentPath(null, id)}` : null;
  },
};
