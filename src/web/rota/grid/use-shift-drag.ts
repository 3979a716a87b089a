import { lengthenedShift } from '#domain/rota/grid/moved-shift.ts';
import { shiftTimes } from '#domain/rota/grid/shift-words.ts';
import type { GridShift } from '#domain/rota/grid/rota-grid.ts';
import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { cellOf, placeOf } from './grid-cells.ts';
import type { GridSight } from './use-grid-keys.ts';
import css from './shift-chip.module.css';

/** So far a press is a press; further it is a drag. */
const slack = 6;
/** A quarter of an hour for so many pixels of the handle. */
const pixels = 10;
const stepMinutes = 15;
/** Near the edge the grid scrolls along. */
const edge = 48;
const scrollStep = 14;

interface Drag {
  shift: GridShift;
  chip: HTMLElement;
  isHandle: boolean;
  x: number;
  y: number;
  ghost: HTMLElement | null;
  over: HTMLElement | null;
  minutes: number;
}

function ghostOf(chip: HTMLElement): HTMLElement {
  const ghost = document.importNode(chip, true);
  ghost.classList.add(css['ghost'] ?? 'ghost');
  ghost.style.width = `${chip.offsetWidth}px`;
  ghost.removeAttribute('data-shift');
  ghost.setAttribute('aria-hidden', 'true');
  document.body.append(ghost);
  return ghost;
}

function scrollAlong(box: Element, x: number, y: number) {
  const at = box.getBoundingClientRect();
  const along = (from: number, to: number, here: number) =>
    here > to - edge ? scrollStep : here < from + edge ? -scrollStep : 0;
  box.scrollBy(along(at.left, at.right, x), along(at.top, at.bottom, y));
}

/**
 * Dragging by mouse or pen; fingers scroll, and carry a shift by tapping. Nothing is drawn by React while the pointer
 * moves: a ghost follows it and the cell under it is marked, so that a frame costs the same in a grid of any size.
 */
export function useShiftDrag(
  grid: RefObject<HTMLTableElement | null>,
  { shiftOf, acts, zone }: GridSight & { zone: string },
) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);

  function end() {
    const now = drag.current;
    drag.current = null;
    now?.ghost?.remove();
    now?.over?.removeAttribute('data-over');
    now?.chip.removeAttribute('data-dragged');
  }
  useEffect(() => end, []);

  function onPointerDown(event: PointerEvent<HTMLTableElement>) {
    const target = event.target instanceof Element ? event.target : null;
    const chip = target?.closest<HTMLElement>('[data-movable]');
    const shift = chip && shiftOf(chip.dataset['shift'] ?? '');
    wasDragged.current = false;
    if (!shift || event.button !== 0 || event.pointerType === 'touch') return;
    const isHandle = target?.hasAttribute('data-handle') ?? false;
    drag.current = { shift, chip, isHandle, x: event.clientX, y: event.clientY, ghost: null, over: null, minutes: 0 };
  }

  function follow(now: Drag, { clientX, clientY }: PointerEvent) {
    if (now.ghost) now.ghost.style.transform = `translate(${clientX + 8}px, ${clientY + 8}px)`;
    if (now.isHandle) {
      now.minutes = Math.round((clientX - now.x) / pixels) * stepMinutes;
      const words = now.ghost?.querySelector('[data-times]');
      if (words) words.textContent = shiftTimes({ ...now.shift, ...lengthenedShift(now.shift, now.minutes) }, zone);
      return;
    }
    const cell = cellOf(document.elementFromPoint(clientX, clientY));
    if (cell !== now.over) {
      now.over?.removeAttribute('data-over');
      cell?.setAttribute('data-over', '');
      now.over = cell;
    }
    if (grid.current?.parentElement) scrollAlong(grid.current.parentElement, clientX, clientY);
  }

  function onPointerMove(event: PointerEvent<HTMLTableElement>) {
    const now = drag.current;
    if (!now) return;
    const far = Math.hypot(event.clientX - now.x, event.clientY - now.y) > slack;
    if (!now.ghost && !far) return;
    if (!now.ghost) {
      // Held only once it is a drag: whoever holds the pointer is also what a press is told of.
      event.currentTarget.setPointerCapture(event.pointerId);
      now.ghost = ghostOf(now.chip);
      now.chip.setAttribute('data-dragged', '');
      wasDragged.current = true;
    }
    follow(now, event);
  }

  function onPointerUp(event: PointerEvent<HTMLTableElement>) {
    const now = drag.current;
    if (now?.ghost && now.isHandle && now.minutes !== 0) acts.lengthen(now.shift, now.minutes);
    else if (now?.ghost && now.over)
      acts.drop(now.shift, placeOf(now.over), event.ctrlKey || event.altKey || event.metaKey ? 'copy' : 'move');
    end();
  }

  /** The press that ends a drag opens nothing. */
  function onClickCapture(event: MouseEvent) {
    if (!wasDragged.current) return;
    wasDragged.current = false;
    event.stopPropagation();
    event.preventDefault();
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end, onClickCapture };
}
