import { lengthOf, rangeNamed, type ChartWindow, type RangeName } from '#domain/charts/chart-window.ts';
import { addDays, isDay, type Day } from '#domain/kit/time/time.ts';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { DayBox } from '../kit/input/dates/day-box.tsx';
import { dayInWords } from '../kit/house/house-clock.ts';
import type { ChartPlace } from './use-chart-place.ts';
import kit from '../kit/styles/kit.module.css';
import css from './time-bar.module.css';

const ranges: readonly { value: RangeName; label: string }[] = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: '28', label: '28 days' },
  { value: '90', label: '90 days' },
];

export const windowInWords = ({ from, to }: ChartWindow): string =>
  from === to ? dayInWords(to) : `${dayInWords(from)} to ${dayInWords(to)}`;

/** How much time is shown and which: chosen by length, by step or by date. */
export function TimeBar({ place, window, today }: { place: ChartPlace; window: ChartWindow; today: Day }) {
  const go = useNavigate();
  const step = lengthOf(window);
  const later = addDays(window.to, step);
  return (
    <div className={`${kit['row']} ${css['time']}`}>
      <SegmentedControl
        aria-label="Time shown"
        data={[...ranges]}
        value={place.range}
        onChange={(name) => {
          const range = rangeNamed(name);
          if (range) void go(place.pathTo({ range }), { replace: true });
        }}
      />
      <div className={css['steps']}>
        <ActionIcon
          component={Link}
          to={place.pathTo({ until: addDays(window.to, -step) })}
          variant="default"
          aria-label="Earlier"
        >
          <IconChevronLeft size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
        <DayBox
          isLate
          aria-label="Until"
          tense="past"
          value={window.to}
          onChange={(day) =>
            day && isDay(day) && void go(place.pathTo({ until: day > today ? today : day }), { replace: true })
          }
        />
        {window.to < today ? (
          <ActionIcon
            component={Link}
            to={place.pathTo({ until: later >= today ? null : later })}
            variant="default"
            aria-label="Later"
          >
            <IconChevronRight size={22} stroke={1.75} aria-hidden />
          </ActionIcon>
        ) : (
          <ActionIcon variant="default" disabled aria-label="Later">
            <IconChevronRight size={22} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
        {window.to < today && (
          <Button component={Link} to={place.pathTo({ until: null })} variant="subtle">
            Today
          </Button>
        )}
      </div>
    </div>
  );
}
