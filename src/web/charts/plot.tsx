import { useEffect, useRef, useState, type ReactNode } from 'react';
import css from './charts.module.css';

/** The room between the margins of an A4 sheet, in the browser's pixels: a picture drawn for it keeps its words readable. */
const paper = 680;
const unmeasured = 640;

function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(unmeasured);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.round(element.clientWidth) || unmeasured);
    const forPaper = () => setWidth(paper);
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    window.addEventListener('beforeprint', forPaper);
    window.addEventListener('afterprint', measure);
    return () => {
      watcher.disconnect();
      window.removeEventListener('beforeprint', forPaper);
      window.removeEventListener('afterprint', measure);
    };
  }, []);
  return [frame, width] as const;
}

/** To a screen reader the whole drawing is one picture with one description. */
const asPicture = (label: string) => ({ role: 'img', 'aria-label': label });

interface PlotProps {
  /** What the picture says to those who cannot see it. */
  label: string;
  height: number;
  /** Narrower than this it is not squeezed but scrolls by itself. */
  least?: number;
  children(width: number): ReactNode;
}

/** A picture as wide as its place: drawn to measure, so that its words keep their size, and scaled on paper. */
export function Plot({ label, height, least = 0, children }: PlotProps) {
  const [frame, room] = useWidth();
  const width = Math.max(room, least);
  const scrolls = room < least;
  return (
    <div ref={frame} className={css['frame']} {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-label': 'Chart, scrolls sideways' } : {})}>
      <svg {...asPicture(label)} viewBox={`0 0 ${width} ${height}`} className={css['plot']} style={scrolls ? { width } : undefined}>
        {children(width)}
      </svg>
    </div>
  );
}
