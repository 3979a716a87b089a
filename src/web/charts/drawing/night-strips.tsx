import { weekdayAndDate } from '#domain/kit/time/day-words.ts';
import type { NightStrip } from '#domain/charts/sleep-chart.ts';
import type { SleepStretch } from '#domain/daily-care/sleep/sleep-hours.ts';
import { addHours, compareMoments, hoursBetween, instantOf, localTime, type Moment } from '#domain/kit/time/time.ts';
import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { Hatch } from '../../kit/chart/axis.tsx';
import { Plot } from '../../kit/chart/plot.tsx';
import plot from '../../kit/chart/plot.module.css';
import css from './night-strips.module.css';

/** Asleep is tall, awake half as tall, up low: the shape says it as well as the colour. */
const looks: { readonly [S in SleepStretch['state']]: { look: string; part: number; words: string } } = {
  asleep: { look: 'asleep', part: 1, words: 'Asleep' },
  awake_in_bed: { look: 'awake', part: 0.55, words: 'Awake in bed' },
  awake_distressed: { look: 'distressed', part: 0.55, words: 'Awake and distressed' },
  up_in_room: { look: 'up', part: 0.25, words: 'Up' },
  communal_area: { look: 'up', part: 0.25, words: 'Up' },
  bathroom: { look: 'up', part: 0.25, words: 'In the bathroom' },
  out_of_building: { look: 'up', part: 0.25, words: 'Out of the building' },
  declined_check: { look: 'unknown', part: 1, words: 'Not known' },
  unknown: { look: 'unknown', part: 1, words: 'Not known' },
};
export const stripKey: readonly (readonly [look: string, words: string])[] = [
  ['asleep', 'Asleep'],
  ['awake', 'Awake in bed'],
  ['distressed', 'Awake and distressed'],
  ['up', 'Up'],
  ['unknown', 'Not known'],
];

const edge = { top: 8, left: 76, foot: 28, right: 60 };

/** Each night from evening to morning as it was found; a night the clocks change is an hour longer or shorter than the others. */
export function NightStrips({ label, nights, zone }: { label: string; nights: readonly NightStrip[]; zone: string }) {
  const hatch = useId();
  const tall = nights.length === 1 ? 56 : nights.length <= 7 ? 30 : 20;
  const gap = nights.length === 1 ? 0 : 6;
  const height = edge.top + nights.length * (tall + gap) + edge.foot;
  const begins = Math.min(...nights.map((night) => hoursFromEvening(night, night.from)));
  const ends = Math.max(...nights.map((night) => hoursFromEvening(night, night.to)));
  return (
    <Plot
      label={label}
      draw={(width) => {
        const x = scaleLinear([begins, ends], [edge.left, width - edge.right]);
        const [first] = nights;
        const drawn = (
          <>
            <Hatch id={hatch} />
            {first && (
              <Hours
                night={nights.length === 1 ? first : (nights.find((night) => night.clocks === null) ?? first)}
                x={x}
                y={height}
                zone={zone}
              />
            )}
            {nights.map((night, index) => (
              <g key={night.night_of} transform={`translate(0 ${edge.top + index * (tall + gap)})`}>
                <OneNight
                  night={night}
                  x={(at) => x(hoursFromEvening(night, at))}
                  tall={tall}
                  hatch={hatch}
                  end={width - edge.right}
                  zone={zone}
                />
              </g>
            ))}
          </>
        );
        return { width, height, drawn };
      }}
    />
  );
}

/** Hours that truly passed since eight in the evening, whatever the clock did meanwhile. */
const hoursFromEvening = (night: NightStrip, at: Moment): number => hoursBetween(night.evening, at);

interface OneNightProps {
  night: NightStrip;
  x(at: Moment): number;
  tall: number;
  hatch: string;
  end: number;
  zone: string;
}

function OneNight({ night, x, tall, hatch, end, zone }: OneNightProps) {
  const { hours, inBed } = night;
  return (
    <>
      <text x={edge.left - 8} y={tall / 2} dy="0.32em" textAnchor="end" className={plot['small']}>
        {weekdayAndDate(night.night_of)}
      </text>
      <line x1={edge.left} x2={end} y1={tall} y2={tall} className={plot['rule']} />
      {inBed && (
        <rect
          x={x(inBed.from)}
          width={Math.max(0, x(inBed.to) - x(inBed.from))}
          y={tall - 2}
          height={2}
          className={css['bed']}
        >
          <title>In bed</title>
        </rect>
      )}
      {night.stretches.map(({ from, to, state }) => {
        const { look, part, words } = looks[state];
        return (
          <rect
            key={from}
            x={x(from)}
            width={Math.max(0.5, x(to) - x(from))}
            y={tall * (1 - part)}
            height={tall * part}
            className={css['sleep']}
            data-look={look}
            {...(look === 'unknown' ? { style: { fill: `url(#${hatch})` } } : {})}
          >
            <title>{words}</title>
          </rect>
        );
      })}
      {night.checks.map(({ checked_at, writtenLateAt }) => (
        <line
          key={checked_at}
          x1={x(checked_at)}
          x2={x(checked_at)}
          y1={tall - 5}
          y2={tall + 3}
          className={css['check']}
          data-late={writtenLateAt !== null || undefined}
        >
          <title>{`Seen ${localTime(checked_at, zone)}${writtenLateAt ? `, written down late at ${localTime(writtenLateAt, zone)}` : ''}`}</title>
        </line>
      ))}
      {!night.isRecorded && (
        <text x={edge.left + 8} y={tall / 2} dy="0.32em" className={plot['small']}>
          not recorded
        </text>
      )}
      <text x={end + 8} y={tall / 2} dy="0.32em" className={plot['value']}>
        {hours ? `${hours.sleep_hours.toFixed(1)} h` : night.isRecorded ? 'open' : ''}
        {night.clocks === 'back' ? ' +1' : night.clocks === 'forward' ? ' −1' : ''}
      </text>
    </>
  );
}

function Hours({ night, x, y, zone }: { night: NightStrip; x(hours: number): number; y: number; zone: string }) {
  const marks: Moment[] = [];
  const start = new Date(Math.ceil(instantOf(night.from) / 3_600_000) * 3_600_000).toISOString();
  for (let at: Moment = start; compareMoments(at, night.to) <= 0; at = addHours(at, 1)) marks.push(at);
  return (
    <g className={plot['small']} textAnchor="middle">
      {marks.map((at, index) => (
        <g key={at}>
          <line
            x1={x(hoursFromEvening(night, at))}
            x2={x(hoursFromEvening(night, at))}
            y1={edge.top}
            y2={y - edge.foot}
            className={plot['rule']}
          />
          {(index % 2 === 0 || night.clocks !== null) && (
            <text x={x(hoursFromEvening(night, at))} y={y - 8}>
              {localTime(at, zone).slice(0, 2)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
