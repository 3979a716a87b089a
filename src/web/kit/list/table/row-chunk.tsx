import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far from the screen lines are still drawn: a quick wheel finds them there. */
const margin = '1200px 0px';

interface ChunkProps {
  /** How many lines it holds, for a first guess of its height. */
  count: number;
  columns: number;
  /** Paper shows everything. */
  isWhole: boolean;
  children(): ReactNode;
}

const guessedRow = 41;

/** Where nothing tells what is near, everything is drawn. */
const canWatch = () => typeof IntersectionObserver !== 'undefined';

/** A stretch of a long table: drawn while it is near the screen, else a line as high as it was. */
export function RowChunk({ count, columns, isWhole, children }: ChunkProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [{ isNear, height }, setPlace] = useState({ isNear: !canWatch(), height: count * guessedRow });
  useEffect(() => {
    const element = body.current;
    if (!element || !canWatch()) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const measured = entry.boundingClientRect.height;
        setPlace((was) => ({ isNear: entry.isIntersecting, height: measured > 0 ? measured : was.height }));
      },
      { rootMargin: margin },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return (
    <tbody ref={body}>
      {isNear || isWhole ? (
        children()
      ) : (
        <tr aria-hidden style={{ height }}>
          <td colSpan={columns}>…</td>
        </tr>
      )}
    </tbody>
  );
}
