import { get, type ApiAnswer, type ReadOptions } from '../api/api.ts';
import { countNewAbove, type ListedRow } from './incoming-rows.ts';

/** As many rows as one page may hold. */
export const largestPage = 200;

const limitIn = (path: string) => new URLSearchParams(path.split('?')[1]).get('limit');

/** The same question with so many rows to a page; null for as many as is usual. */
function withLimit(path: string, limit: string | null): string {
  const [list = '', query] = path.split('?');
  const asked = new URLSearchParams(query);
  if (limit === null) asked.delete('limit');
  else asked.set('limit', limit);
  return asked.size > 0 ? `${list}?${asked}` : list;
}

/**
 * A list of which further pages are shown, read again as far down as it is shown: as many rows, and one more for each
 * that has come in above them. Nearly always that is one call, for a page may hold many times as many as is usual.
 */
export async function readShown<R extends ListedRow>(
  path: string,
  shown: readonly R[],
  options: ReadOptions<R[]>,
): Promise<ApiAnswer<R[]>> {
  const rows: R[] = [];
  let wanted = shown.length;
  let next: string | null = path;
  while (next !== null && rows.length < wanted) {
    const limit = Math.min(wanted - rows.length, largestPage);
    const page: ApiAnswer<R[]> = await get<R[]>(withLimit(next, String(limit)), options);
    if (!page.ok) return page;
    rows.push(...page.body);
    wanted = shown.length + countNewAbove(shown, rows);
    next = page.next;
  }
  // What follows is asked for in pages of the usual size.
  return { ok: true, status: 200, body: rows, next: next && withLimit(next, limitIn(path)) };
}
