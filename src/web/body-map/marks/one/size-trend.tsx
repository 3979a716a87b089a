import { sizeWords } from '#domain/incidents/body-map/body-mark-size.ts';
import type { Measured } from '#domain/incidents/body-map/body-on-day.ts';
import { instantOf, localDay } from '#domain/kit/time/time.ts';
import { dayInWords } from '../../../kit/house/house-clock.ts';
import css from './size-trend.module.css';

const frame = { width: 320, height: 120, left: 12, right: 12, top: 26, bottom: 22 };

/** Places of the sizes in the picture: time across, from nothing to the largest up. */
export function trendPoints(sizes: readonly Measured[]): { x: number; y: number; size: Measured }[] {
  const times = sizes.map(({ at }) => instantOf(at));
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const largest = Math.max(...sizes.map(({ length_mm }) => length_mm), 1);
  const [across, down] = [frame.width - frame.left - frame.right, frame.height - frame.top - frame.bottom];
  return sizes.map((size, at) => ({
    x: frame.left + (end === start ? 0 : (((times[at] ?? start) - start) / (end - start)) * across),
    y: frame.top + (1 - size.length_mm / largest) * down,
    size,
  }));
}

/** "Smaller: 30 × 20 mm at first, 12 mm on 10 June 2026." */
export function trendSentence(sizes: readonly Measured[], zone: string): string {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (!first || !last || sizes.length < 2) return first ? `${sizeWords(first)} when it was found.` : 'Never measured.';
  const word =
    last.length_mm === 0
      ? 'Gone'
      : last.length_mm < first.length_mm
        ? 'Smaller'
        : last.length_mm > first.length_mm
          ? 'Larger'
          : 'As large as at first';
  const now = last.length_mm === 0 ? 'nothing left to see' : sizeWords(last);
  return `${word}: ${sizeWords(first)} at first, ${now} on ${dayInWords(localDay(last.at, zone))}.`;
}

/** How large a mark was each time it was seen. The sentence says it; the picture shows it; the reviews list every value. */
export function SizeTrend({ sizes, zone }: { sizes: readonly Measured[]; zone: string }) {
  if (sizes.length === 0) return null;
  const points = trendPoints(sizes);
  const label = (at: number) => (at === 0 ? 'start' : at === points.length - 1 ? 'end' : 'middle');
  return (
    <figure className={css['trend']}>
      <figcaption>{trendSentence(sizes, zone)}</figcaption>
      {points.length > 1 && (
        <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden>
          <line
            x1={0}
            x2={frame.width}
            y1={frame.height - frame.bottom}
            y2={frame.height - frame.bottom}
            className={css['axis']}
          />
          <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className={css['curve']} />
          {points.map(({ x, y, size }, at) => (
            <g key={size.at}>
              <circle cx={x} cy={y} r={4} className={css['dot']} />
              <text x={x} y={y - 10} textAnchor={label(at)} className={css['value']}>
                {size.length_mm}
              </text>
            </g>
          ))}
        </svg>
      )}
    </figure>
  );
}
