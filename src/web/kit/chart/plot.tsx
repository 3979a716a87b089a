import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import css from './plot.module.css';

/** The room between the margins of an A4 sheet, in the browser's pixels: a picture drawn for it keeps its words readable. */
const paper = 680;
const unmeasured = 640;

function useRoom() {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(unmeasured);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setRoom(Math.round(element.clientWidth) || unmeasured);
    // The browser takes the sheet as it is when this returns.
    const forPaper = () => flushSync(() => setRoom(paper));
    const watcher = new ResizeObserver(measure);
    measure();
    watcher.observe(element);
    window.addEventListener('beforeprint', forPaper);
    window.addEventListener('afterprint', measure);
    return () => {
      watcher.disconnect();
      window.removeEventListener('beforeprint', forPaper);
      window.removeEventListener('afterprint', measure);
    };
  }, []);
  return [frame, room] as const;
}

/** To a screen reader the whole drawing is one picture with one description. */
const asPicture = (label: string) => ({ role: 'img', 'aria-label': label });
const asScroller = { tabIndex: 0, role: 'region', 'aria-label': 'Chart, scrolls sideways' };

interface Drawing {
  width: number;
  height: number;
  drawn: ReactNode;
  /** What stays in place while the rest scrolls under it. */
  staying?: ReactNode;
}

/**
 * A picture as wide as its place: drawn to measure, so that its words keep their size, and scaled on paper. A drawing
 * wider than the room scrolls by itself and begins at its end, where the newest is.
 */
export function Plot({ label, draw }: { label: string; draw(room: number): Drawing }) {
  const [frame, room] = useRoom();
  const { width, height, drawn, staying } = draw(room);
  const scrolls = width > room;
  useLayoutEffect(() => {
    if (scrolls) frame.current?.scrollTo({ left: width });
  }, [frame, scrolls, width]);
  return (
    <div ref={frame} className={css['frame']} {...(scrolls ? asScroller : {})}>
      <svg
        {...asPicture(label)}
        viewBox={`0 0 ${width} ${height}`}
        className={css['plot']}
        style={scrolls ? { width } : undefined}
      >
        {drawn}
      </svg>
      {staying && (
        <svg aria-hidden="true" width={room} height={height} className={css['staying']}>
          {staying}
        </svg>
      )}
    </div>
  );
}
