import { monthWords, weekdayAndDay } from '#domain/kit/time/day-words.ts';
import { monthOf } from '#domain/kit/time/calendar-days.ts';
import type { Day } from '#domain/kit/time/time.ts';
import type { GridShift } from '#domain/rota/grid/rota-grid.ts';
import { shiftName } from '#domain/rota/grid/shift-words.ts';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'react-router';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { Page } from '../../kit/page/page.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import { nameOf, type PlanningWords } from '../planning/edits.ts';
import { useRotaGrid } from '../grid/use-rota-grid.ts';
import { RotaTools } from './rota-tools.tsx';
import css from './rota-views.module.css';

/** A month to read: who works when, day by day; each day leads to its week. */
export function RotaMonthPage({ home, day }: { home: ListedHome; day: Day }) {
  const { zone, today } = useHouseClock();
  const isPhone = useMediaQuery('(max-width: 767px)', window.innerWidth < 768, { getInitialValueInEffect: false });
  const weeks = monthOf(day);
  const asked = useRotaGrid(home.id, weeks[0]?.[0] ?? day, weeks.length * 7);
  const { body, state, reload } = asked;
  const words = { zone, people: body?.people ?? [] };
  const byDay = Map.groupBy(body?.shifts ?? [], ({ date }) => date);
  return (
    <Page title="Rota" actions={<PrintButton />}>
      <RotaTools view="month" day={day} title={monthWords(day)} isPhone={isPhone} />
      {state === 'loading' && <Loading rows={6} label="Loading the rota" />}
      {state === 'failed' && (
        <ErrorState title="The rota could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      <StaleNote {...asked} />
      {body && (
        <ol className={css['month']} aria-label="Days of the month">
          {weeks.flat().map((one) => (
            <li
              key={one}
              className={css['day']}
              data-today={one === today() || undefined}
              data-other={one.slice(0, 7) !== day.slice(0, 7) || undefined}
            >
              <Link to={`/rota?from=${one}`}>{weekdayAndDay(one)}</Link>
              <DayLines shifts={byDay.get(one) ?? []} words={words} />
            </li>
          ))}
        </ol>
      )}
    </Page>
  );
}

function DayLines({ shifts, words }: { shifts: readonly GridShift[]; words: PlanningWords }) {
  const byType = [...Map.groupBy(shifts, ({ shift_type }) => shift_type)];
  return (
    <ul className={css['lines']}>
      {byType.map(([type, those]) => (
        <li key={type}>
          <strong>{shiftName(type, true)}</strong>{' '}
          {those.map(({ staff }) => (staff === null ? 'open' : nameOf(staff, words))).join(', ')}
        </li>
      ))}
    </ul>
  );
}
