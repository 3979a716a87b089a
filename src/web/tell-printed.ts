import { create } from './kit/api.ts';
import { pathOf } from './kit/entities.ts';
import { entityNamed } from './records/known-entities.ts';
import { signedIn, type Row } from './routes.tsx';

const rows: readonly Row[] = signedIn;

interface Printed {
  entity: string;
  id: string;
}

/** What a page is about, as its address says: a record, a resident, or else the chosen house. */
export function printedRecord({ pathname, search }: Pick<Location, 'pathname' | 'search'>, home: string | null): Printed | null {
  const row = rows.find(({ path }) => path === pathname);
  const params = new URLSearchParams(search);
  const [id, resident, of] = [params.get('id'), params.get('resident'), params.get('of')];
  const entity = row?.also?.find((one) => one === of) ?? row?.detail ?? row?.list ?? row?.form;
  if (id && entity && !entityNamed(entity).log) return { entity, id };
  if (resident) return { entity: 'resident', id: resident };
  return home === null ? null : { entity: 'home', id: home };
}

/** Has it written down that this page went to paper. False where that failed. */
export async function tellPrinted(page: Pick<Location, 'pathname' | 'search'>, home: string | null): Promise<boolean> {
  const printed = printedRecord(page, home);
  if (!printed) return true;
  const { ok } = await create(`${pathOf(entityNamed(printed.entity))}${printed.id}/print/`, undefined, { quiet: true });
  return ok;
}
