import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The widths that the columns of a table have at first, fixed: while only a part of its lines is drawn, it must not be laid out anew by each of them. */
export function useFixedWidths(
  isLong: boolean,
  columns: string,
): [RefObject<HTMLTableElement | null>, number[] | null] {
  const table = useRef<HTMLTableElement>(null);
  const [fixed, setFixed] = useState<{ columns: string; widths: number[] } | null>(null);
  const isKnown = fixed?.columns === columns;
  useLayoutEffect(() => {
    if (!isLong || isKnown) return;
    const cells = [...(table.current?.querySelectorAll<HTMLTableCellElement>('thead th') ?? [])];
    const widths = cells.map(({ offsetWidth }) => offsetWidth);
    if (widths.some((width) => width > 0)) setFixed({ columns, widths });
  }, [isLong, isKnown, columns]);
  useEffect(() => {
    const again = () => setFixed(null);
    window.addEventListener('resize', again);
    return () => window.removeEventListener('resize', again);
  }, []);
  return [table, isLong && isKnown ? fixed.widths : null];
}
