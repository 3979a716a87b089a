import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { isSame } from '#domain/kit/vocabulary/is-same.ts';
import { storedLine } from '#domain/handover/handover-lines.ts';
import { handoverResident, type HandoverResident } from '#domain/handover/handover-resident.ts';
import { childId } from '../../kit/runtime/child-id.ts';
import { createLinked, updateLinked, strikeOutLinked, type LinkedUpdate } from '../../kit/records/linked-updates.ts';
import type { ComposedPage } from './composing.ts';

type Values = Partial<HandoverResident>;

const places: Readonly<Record<string, HandoverResident['whereabouts']>> = { hospital: 'hospital', on_leave: 'leave' };

/** A page as its record keeps it. What people added to it, such as a remark, is not among this and so stays. */
export const valuesOf = ({ priority, lines, person, sbar, figures }: ComposedPage): Values => ({
  priority,
  whereabouts: places[person.status] ?? 'in',
  lines: lines.map(storedLine),
  ...sbar,
  ...figures,
});

/** What says nothing is stored as null. */
const orNull = (value: unknown): unknown => (value === '' ? null : value);

const hasChanged = (row: RecordValues, values: Values): boolean =>
  Object.entries(values).some(([name, value]) => !isSame(orNull(value), orNull(row[name])));

type StoredPage = RecordValues & { readonly id: string; readonly resident: string };

/** Keeps every page that says something else than before; whoever no longer lives here leaves the handover. */
export async function writePages(
  following: LinkedUpdate,
  handover: { readonly id: string },
  pages: readonly ComposedPage[],
): Promise<void> {
  const stored = await following.tx.query<{ row: StoredPage }>(
    `select row_to_json(t) as row from handover_resident t where t.handover = $1 and not t.is_deleted`,
    [handover.id],
  );
  const known = new Map(stored.map(({ row }) => [row.resident, row]));
  for (const page of pages) {
    const values = valuesOf(page);
    const row = known.get(page.resident);
    if (!row)
      await createLinked(following, handoverResident, {
        id: childId(handover.id, page.resident),
        resident: page.resident,
        handover: handover.id,
        ...values,
      });
    else if (hasChanged(row, values)) await updateLinked(following, handoverResident, row.id, values);
  }
  const here = new Set(pages.map(({ resident }) => resident));
  for (const [resident, { id }] of known)
    if (!here.has(resident)) await strikeOutLinked(following, handoverResident, id, 'other');
}
