import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import css from './one-line.module.css';

interface OneLineProps {
  children: readonly ReactNode[];
  label?: string;
}

/** How many entries of a list were moved to further lines for want of room. */
function usePushedOut(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [pushedOut, setPushedOut] = useState(0);
  useLayoutEffect(() => {
    const place = list.current;
    if (!place || !('ResizeObserver' in window)) return;
    const look = () => {
      const entries = [...place.children].filter((entry) => entry instanceof HTMLElement);
      setPushedOut(entries.filter((entry) => entry.offsetTop > (entries[0]?.offsetTop ?? 0)).length);
    };
    const watcher = new ResizeObserver(look);
    watcher.observe(place);
    look();
    return () => watcher.disconnect();
  }, [count]);
  return { list, pushedOut };
}

/** Chips in one line, as many as there is room for; the others are counted, and a press shows them. */
export function OneLine({ children, label }: OneLineProps) {
  const { list, pushedOut } = usePushedOut(children.length);
  const [isOpen, setIsOpen] = useState(false);
  if (children.length === 0) return null;
  return (
    <div className={css['line']} data-open={isOpen || undefined}>
      <ul ref={list} className={css['entries']} aria-label={label}>
        {children.map((child, at) => (
          <li key={at}>{child}</li>
        ))}
      </ul>
      {(pushedOut > 0 || isOpen) && (
        <button
          type="button"
          className={css['rest']}
          aria-expanded={isOpen}
          aria-label={isOpen ? 'Show fewer' : `Show ${pushedOut} more`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? '−' : `+${pushedOut}`}
        </button>
      )}
    </div>
  );
}
