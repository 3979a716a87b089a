import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** In a list the arrow keys go from line to line; Enter opens the one that has the focus, as a link does. */
export function walkRows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = steps[event.key];
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!step || isModified) return;
  const links = [...(event.currentTarget.closest('table')?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])];
  const at = links.indexOf(event.currentTarget);
  const next = at < 0 ? undefined : links[step(at, links.length - 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
