import { pathOf } from './kit/state/entities.ts';
import { printedAs } from './kit/page/print/printed-as.ts';
import { entityNamed } from './records/known-entities.ts';
import type { RouteRow } from './routes.ts';

/** The address of a page, what the routes say of such addresses, and the chosen house. */
interface PrintedPage extends Pick<Location, 'pathname' | 'search'> {
  routes: readonly RouteRow[];
  home: string | null;
}

/** What a page is about, as its address says: a record, a resident, or else the house. */
function printedRecord({ pathname, search, routes, home }: PrintedPage): readonly [entity: string, id: string | null] {
  const row = routes.find(({ path }) => path === pathname);
  const params = new URLSearchParams(search);
  const [id, resident, of] = [params.get('id'), params.get('resident'), params.get('of')];
  const entity = row?.also?.find((one) => one === of) ?? row?.detail ?? row?.list ?? row?.form;
  if (id && entity && !entityNamed(entity).log) return [entity, id];
  return resident ? ['resident', resident] : ['home', home];
}

/** The address of the call that notes in the history that this page was printed; null where it is about no record. */
export function printedPath(page: PrintedPage): string | null {
  const [entity, id] = printedAs() ?? printedRecord(page);
  return id && `${pathOf(entityNamed(entity))}${id}/print/`;
}
