import type { Day } from '#domain/kit/time/time.ts';
import type { GridShift } from '#domain/rota/grid/rota-grid.ts';
import {
  startTransition,
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { CellPlace } from '../planning/edits.ts';
import type { GridActs } from './grid-acts.ts';

export interface GridSight {
  shiftOf(id: string): GridShift | undefined;
  acts: GridActs;
}

export const cellOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-cell]') ?? null;

export const placeOf = (cell: HTMLElement): CellPlace => ({
  staff: cell.dataset['staff'] || null,
  date: cell.dataset['day'] ?? '',
});

/** What takes the focus in a cell: its shifts, or the empty place. */
const stopsIn = (cell: Element | null | undefined): HTMLElement[] => [
  ...(cell?.querySelectorAll<HTMLElement>('[data-shift], [data-free]') ?? []),
];

/** The next place that takes the focus on that side: whoever only reads passes over empty cells. */
function sideways(cell: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const cells = [...(cell.parentElement?.querySelectorAll('[data-cell]') ?? [])];
  const at = cells.indexOf(cell);
  const rest = step === 1 ? cells.slice(at + 1) : cells.slice(0, at).toReversed();
  return rest.map((one) => stopsIn(one)[0]).find(Boolean);
}

function upOrDown(cell: HTMLElement, from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const own = stopsIn(cell);
  const inside = own[own.indexOf(from) + step];
  if (inside) return inside;
  const rows = [...(cell.closest('tbody')?.children ?? [])];
  const at = [...(cell.parentElement?.children ?? [])].indexOf(cell);
  const row = rows.indexOf(cell.parentElement ?? cell);
  const rest = step === 1 ? rows.slice(row + 1) : rows.slice(0, row).toReversed();
  return rest.map((one) => stopsIn(one.children[at]).at(step === 1 ? 0 : -1)).find(Boolean);
}

const ends = (cell: HTMLElement, key: 'Home' | 'End'): HTMLElement | undefined => {
  const cells = [...(cell.parentElement?.querySelectorAll('[data-cell]') ?? [])];
  return (key === 'Home' ? cells : cells.toReversed()).map((one) => stopsIn(one)[0]).find(Boolean);
};

function nextStop(key: string, cell: HTMLElement, from: HTMLElement): HTMLElement | undefined {
  if (key === 'ArrowRight') return sideways(cell, 1);
  if (key === 'ArrowLeft') return sideways(cell, -1);
  if (key === 'ArrowDown') return upOrDown(cell, from, 1);
  if (key === 'ArrowUp') return upOrDown(cell, from, -1);
  return key === 'Home' || key === 'End' ? ends(cell, key) : undefined;
}

const stepMinutes = 15;

/** The keys of the grid: one stop of it is in the tab order, the one that had the focus last. */
export function useGridKeys(
  grid: RefObject<HTMLTableElement | null>,
  { shiftOf, acts, mayPlan }: GridSight & { mayPlan(day: Day): boolean },
) {
  const last = useRef<HTMLElement | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  // Whatever is drawn anew, one stop stays in the tab order.
  useEffect(() => {
    if (grid.current?.querySelector('[data-cell] [tabindex="0"]')) return;
    const first = stopsIn(grid.current)[0];
    if (first) first.tabIndex = 0;
  });
  const shiftAt = (element: Element) => shiftOf(element.closest<HTMLElement>('[data-shift]')?.dataset['shift'] ?? '');

  /** What was tapped says so at once; the sheet it opens may take a slow device a moment longer. */
  function press(stop: HTMLElement | null) {
    pressed.current?.removeAttribute('data-pressed');
    stop?.setAttribute('data-pressed', '');
    pressed.current = stop;
  }

  /** Says whether the key meant something. */
  function withControl(key: string, shift: GridShift | undefined, place: CellPlace): boolean {
    if (key === 'z') acts.undo();
    else if (key === 'y' || key === 'Z') acts.redo();
    else if (key === 'c' && shift) acts.carry(shift, 'copy');
    else if (key === 'x' && shift && mayPlan(place.date)) acts.carry(shift, 'move');
    else if (key === 'v') acts.choose(place);
    else return false;
    return true;
  }

  function withShift(key: string, shift: GridShift | undefined, place: CellPlace): boolean {
    if (!mayPlan(place.date)) return false;
    if (key === 'Enter') acts.add(place);
    else if (key === 'ArrowRight' && shift) acts.lengthen(shift, stepMinutes);
    else if (key === 'ArrowLeft' && shift) acts.lengthen(shift, -stepMinutes);
    else return false;
    return true;
  }

  function alone(key: string, shift: GridShift | undefined, { date }: CellPlace): boolean {
    if (key === 'Escape') acts.letGo();
    else if (key === 'Delete' && shift && mayPlan(date)) acts.takeOff(shift);
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const from = event.target instanceof HTMLElement ? event.target : null;
    const cell = cellOf(from);
    if (!from || !cell) return;
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const [shift, place] = [shiftAt(from), placeOf(cell)];
    const meant =
      ctrlKey || metaKey
        ? withControl(key, shift, place)
        : shiftKey
          ? withShift(key, shift, place)
          : alone(key, shift, place);
    const stop = meant || ctrlKey || metaKey || shiftKey ? undefined : nextStop(key, cell, from);
    if (meant || stop) event.preventDefault();
    stop?.focus();
  }

  function onFocus({ target }: FocusEvent<HTMLTableElement>) {
    if (!target.matches('[data-shift], [data-free]')) return;
    const first = grid.current?.querySelector<HTMLElement>('[tabindex="0"]');
    for (const other of [last.current, first]) if (other && other !== target) other.tabIndex = -1;
    target.tabIndex = 0;
    last.current = target;
  }

  function onClick(event: MouseEvent<HTMLTableElement>) {
    const target = event.target instanceof Element ? event.target : null;
    const cell = cellOf(target);
    if (!target || !cell) return;
    const shift = shiftAt(target);
    const place = placeOf(cell);
    press(target.closest<HTMLElement>('[data-shift], [data-free]'));
    startTransition(() => {
      if (event.currentTarget.dataset['carrying'] && mayPlan(place.date)) acts.choose(place);
      else if (shift) acts.open(shift);
      else if (mayPlan(place.date)) acts.choose(place);
    });
  }

  return { onKeyDown, onFocus, onBlur: () => press(null), onClick };
}
