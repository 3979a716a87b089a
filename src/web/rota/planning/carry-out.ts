import { addDays, type Day } from '#domain/kit/time/time.ts';
import type { RotaGrid } from '#domain/rota/grid/rota-grid.ts';
import { changedFields, type EditStep, type ShiftPlan } from '#domain/rota/grid/shift-edit.ts';
import { rota } from '#domain/rota/rota.ts';
import { create, partialUpdate, type ApiAnswer } from '../../kit/api/api.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import { restore, strikeOut } from '../../kit/saving/change-record.ts';
import { pathOf } from '../../kit/state/entities.ts';
import type { Stored } from '../../kit/state/stored-record.ts';

/** What the browser knows of a shift besides its plan: which version it has seen, and whether it was struck out. */
interface KnownShift {
  version: number;
  isRemoved: boolean;
}
export type KnownShifts = Map<string, KnownShift>;

interface Sending {
  home: string;
  known: KnownShifts;
  confirmed: readonly string[];
}

const reason = 'Taken off the rota while planning';
const quiet = { is: shapeOf(rota), quiet: true };

type SavedShift = Stored<typeof rota>;

/** One step of an edit as the call that makes it true; what was struck out in this sitting is brought back, not written anew. */
function send({ id, before, after }: EditStep, { home, known, confirmed }: Sending): Promise<ApiAnswer<SavedShift>> {
  const version = known.get(id)?.version ?? 1;
  const confirming = confirmed.length > 0 ? { confirmed_warnings: confirmed } : {};
  if (after === null) return strikeOut(rota, { id, version }, reason);
  if (known.get(id)?.isRemoved) return restore(rota, { id, version });
  if (before === null) return create(pathOf(rota), { ...after, ...confirming, home, id }, quiet);
  return partialUpdate(pathOf(rota), id, { ...changedFields(before, after), ...confirming, version }, quiet);
}

export async function carryOut(step: EditStep, sending: Sending): Promise<ApiAnswer<SavedShift>> {
  const answer = await send(step, sending);
  if (answer.ok) sending.known.set(step.id, { version: answer.body.version, isRemoved: step.after === null });
  return answer;
}

type DaysInSight = Pick<RotaGrid, 'from' | 'days'>;

export const isInRange = ({ from, days }: DaysInSight, date: Day): boolean =>
  date >= from && date < addDays(from, days);

/** The shifts in sight as they will be once everything that is on its way has arrived; a copy of several weeks goes beyond them. */
export function expected<S extends ShiftPlan & { id: string }>(
  grid: DaysInSight & { readonly shifts: readonly S[] },
  onTheWay: readonly EditStep[],
  fresh: (id: string, plan: ShiftPlan) => S,
): readonly S[] {
  const all = onTheWay.reduce<readonly S[]>((now, { id, after }) => {
    if (after === null) return now.filter((shift) => shift.id !== id);
    const isThere = now.some((shift) => shift.id === id);
    return isThere
      ? now.map((shift) => (shift.id === id ? { ...shift, ...after } : shift))
      : [...now, fresh(id, after)];
  }, grid.shifts);
  return all.filter(({ date }) => isInRange(grid, date));
}
