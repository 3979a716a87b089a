import type { MarkStatus } from '#domain/incidents/body-map/body-on-day.ts';
import { spotOf, type BodyPoint } from '#domain/incidents/body-map/body-point.ts';
import { zoomedBy } from './body-window.ts';
import css from './body-figure.module.css';

export interface DrawnMark extends BodyPoint {
  readonly id: string;
  readonly number: number;
  readonly region: string;
  readonly status: MarkStatus;
  /** What the mark is called without the picture. */
  readonly label: string;
}

const radius = 8;
const tick = 'M-0.45 0.05L-0.1 0.4L0.5 -0.35';

/** Open is filled, healing is hollow, healed is grey with a tick, gone along with the resident is dashed: never colour alone. */
export function MarkDisc({ mark, isChosen, isClose }: { mark: DrawnMark; isChosen: boolean; isClose: boolean }) {
  const { x, y } = spotOf(mark);
  // Close up, a disc of the same units would hide the very place one wants to see.
  const scale = isClose ? 1.4 / zoomedBy : 1;
  return (
    <g className={css['mark']} data-status={mark.status} transform={`translate(${x} ${y}) scale(${scale})`} aria-hidden>
      {isChosen && <circle r={radius + 5} className={css['halo']} />}
      <circle r={radius + 1.5} className={css['ring']} />
      <circle r={radius} className={css['disc']} />
      <text className={css['number']} fontSize={10} textAnchor="middle" dominantBaseline="central">
        {mark.number}
      </text>
      {mark.status === 'healed' && (
        <g transform="translate(8 -7)">
          <circle r={5} className={css['badge']} />
          <path d={tick} transform="scale(5.5)" className={css['tick']} />
        </g>
      )}
    </g>
  );
}
