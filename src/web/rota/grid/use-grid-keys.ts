import type { Day } from '#domain/kit/time/time.ts';
import { walk, walkKeys, type WalkKey } from '#domain/rota/grid/grid-walk.ts';
import type { RotaGridRow, GridShift } from '#domain/rota/grid/rota-grid.ts';
import {
  startTransition,
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { CellPlace } from '../planning/edits.ts';
import type { GridActs } from './grid-acts.ts';
import { cellAt, cellOf, placeOf, stopsIn } from './grid-cells.ts';

export interface GridSight {
  shiftOf(id: string): GridShift | undefined;
  acts: GridActs;
}

interface Walking extends GridSight {
  rows: readonly RotaGridRow[];
  days: readonly Day[];
  mayPlan(day: Day): boolean;
  /** Draws a cell that was not in sight yet. */
  drawCell(line: number, day: number): void;
}

const isWalkKey = (key: string): key is WalkKey => walkKeys.some((one) => one === key);

/** The place to which a key leads, which takes the focus; undefined where there is none. */
function nextStop(grid: HTMLElement | null, key: string, from: HTMLElement, walking: Walking) {
  const cell = cellOf(from);
  if (!cell || !isWalkKey(key)) return undefined;
  const { rows, days, mayPlan, drawCell } = walking;
  const { staff, date } = placeOf(cell);
  const stopsAt = (line: number, day: number) => rows[line]?.cells[day]?.length || (mayPlan(days[day] ?? '') ? 1 : 0);
  const spot = {
    line: rows.findIndex(({ person }) => (person?.id ?? null) === staff),
    day: days.indexOf(date),
    place: stopsIn(cell).indexOf(from),
  };
  const next = walk(key, spot, { lines: rows.length, days: days.length, stopsAt });
  if (!next) return undefined;
  const place = { staff: rows[next.line]?.person?.id ?? null, date: days[next.day] ?? '' };
  if (!cellAt(grid, place)) drawCell(next.line, next.day);
  return stopsIn(cellAt(grid, place))[next.place];
}

const stopAt = (element: Element): HTMLElement | null => element.closest('[data-shift], [data-free]');

const stepMinutes = 15;

/** The keys of the grid: one stop of it is in the tab order, the one that had the focus last. */
export function useGridKeys(grid: RefObject<HTMLTableElement | null>, walking: Walking) {
  const { shiftOf, acts, mayPlan } = walking;
  const last = useRef<HTMLElement | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  // Whatever is drawn anew, one stop stays in the tab order.
  useEffect(() => {
    if (last.current?.isConnected || grid.current?.querySelector('[data-cell] [tabindex="0"]')) return;
    const first = stopsIn(grid.current)[0];
    if (first) first.tabIndex = 0;
    last.current = first ?? null;
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
    const stop = meant || ctrlKey || metaKey || shiftKey ? undefined : nextStop(grid.current, key, from, walking);
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

  /** A finger is seen when it comes down; when it scrolls instead, the browser takes it back. */
  function onPointerDownCapture({ target, pointerType }: PointerEvent<HTMLTableElement>) {
    if (pointerType === 'touch' && target instanceof Element) press(stopAt(target));
  }

  function onClick(event: MouseEvent<HTMLTableElement>) {
    const target = event.target instanceof Element ? event.target : null;
    const cell = cellOf(target);
    if (!target || !cell) return;
    const shift = shiftAt(target);
    const place = placeOf(cell);
    press(stopAt(target));
    startTransition(() => {
      if (event.currentTarget.dataset['carrying'] && mayPlan(place.date)) acts.choose(place);
      else if (shift) acts.open(shift);
      else if (mayPlan(place.date)) acts.choose(place);
    });
  }

  const letGo = () => press(null);
  return { onKeyDown, onFocus, onBlur: letGo, onPointerDownCapture, onPointerCancelCapture: letGo, onClick };
}
