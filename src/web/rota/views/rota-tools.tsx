import { dayRange } from '#domain/kit/time/day-words.ts';
import { isKeyOf } from '#domain/kit/vocabulary/record-values.ts';
import { addDays, addMonths, type Day } from '#domain/kit/time/time.ts';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { PageTools } from '../../kit/page/page.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import css from './rota-views.module.css';

type RotaView = 'week' | 'four' | 'month' | 'mine';

const views = [
  { value: 'week', label: 'Week' },
  { value: 'four', label: '4 weeks' },
  { value: 'month', label: 'Month' },
  { value: 'mine', label: 'My shifts' },
];
const phoneViews = views
  .filter(({ value }) => value !== 'four')
  .map((view) => (view.value === 'week' ? { ...view, label: 'Day' } : view));

/** Which days, and how they are shown, read from the address. */
function useRotaPlace() {
  const [, setParams] = useSearchParams();
  const go = (from: Day | null, view: RotaView) =>
    setParams({ ...(view === 'week' ? {} : { view }), ...(from ? { from } : {}) }, { replace: true });
  return go;
}

interface ToolsProps {
  view: RotaView;
  day: Day;
  title: string;
  isPhone?: boolean;
}

const steps: { readonly [V in RotaView]: (day: Day, by: 1 | -1) => Day } = {
  week: (day, by) => addDays(day, 7 * by),
  four: (day, by) => addDays(day, 28 * by),
  month: (day, by) => addMonths(day, by),
  mine: (day) => day,
};
const stepWords: { readonly [V in RotaView]: string } = { week: 'week', four: 'four weeks', month: 'month', mine: '' };

export function RotaTools({ view, day, title, isPhone = false }: ToolsProps) {
  const go = useRotaPlace();
  const { today } = useHouseClock();
  const stepTo = (by: 1 | -1) => (isPhone && view === 'week' ? addDays(day, by) : steps[view](day, by));
  const word = isPhone && view === 'week' ? 'day' : stepWords[view];
  const stepping = view !== 'mine' && (
    <div className={css['steps']}>
      <ActionIcon
        variant="default"
        size="var(--control)"
        aria-label={`The ${word} before`}
        onClick={() => go(stepTo(-1), view)}
      >
        <IconChevronLeft {...iconProps} />
      </ActionIcon>
      <strong aria-live="polite">{title}</strong>
      <ActionIcon
        variant="default"
        size="var(--control)"
        aria-label={`The ${word} after`}
        onClick={() => go(stepTo(1), view)}
      >
        <IconChevronRight {...iconProps} />
      </ActionIcon>
      {day !== today() && (
        <Button variant="subtle" onClick={() => go(null, view)}>
          Today
        </Button>
      )}
    </div>
  );
  return (
    <>
      <PageTools>
        <SegmentedControl
          aria-label="How the rota is shown"
          data={isPhone ? phoneViews : views}
          value={view}
          onChange={(chosen) => isKeyOf(steps, chosen) && go(day, chosen)}
        />
        {!isPhone && stepping}
      </PageTools>
      {isPhone && stepping}
    </>
  );
}

/** `16–22 Nov` */
export const rangeWords = (from: Day, days: number): string => dayRange(from, addDays(from, days - 1));
