import { isKeyOf } from '#domain/kit/vocabulary/record-values.ts';
import { monthWords, weekdayWord } from '#domain/kit/time/day-words.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { monthOf, weekOf } from '#domain/kit/time/calendar-days.ts';
import { addDays, addMonths, isDay, type Day } from '#domain/kit/time/time.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { DayButton } from '../../appointments/day-button.tsx';
import { Turner } from '../../appointments/turner.tsx';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { useNow } from '../../kit/house/use-now.ts';
import { useDayKeys } from '../../kit/input/dates/use-day-keys.ts';
import { Page, PageTools } from '../../kit/page/page.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { usePageParams } from '../../kit/page/use-page-params.ts';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { DueFilters, ownerOf } from './due-filters.tsx';
import { CalendarDueLine } from './calendar-due-line.tsx';
import { dueKinds, useDueRows, type CalendarRow } from './use-due-rows.ts';
import kit from '../../kit/styles/kit.module.css';
import calendar from '../../appointments/calendar.module.css';

const views = { agenda: 'Agenda', week: 'Week', month: 'Month' } as const;
type View = keyof typeof views;
/** As far back as something overdue is looked for at first, and as far ahead as one plans. */
const agendaDays = { back: 30, ahead: 30 };
const daysBack = (asked: string | null): number => Math.max(agendaDays.back, Math.trunc(Number(asked)) || 0);

/** Every review and check of the house in one calendar: of plans, of risks, of evaluations and after accidents. */
export function DueCalendar({ home, back }: { home: ListedHome; back: { to: string; label: string } }) {
  const [params, ask] = usePageParams();
  const { today } = useHouseClock();
  const now = useNow();
  const [asked, chosen] = [params.get('calendar'), params.get('day')];
  const view = isKeyOf(views, asked) ? asked : 'agenda';
  const day = chosen && isDay(chosen) ? chosen : today();
  const [kind, status, resident, owner] = ['kind', 'standing', 'resident', 'owner'].map((name) => params.get(name));
  const earlier = daysBack(params.get('earlier'));
  const [from, to] = stretchOf(view, day, [addDays(today(), -earlier), addDays(today(), agendaDays.ahead)]);
  const asking = { home: home.id, from, to, kind: kind ?? null, resident: resident ?? null };
  const { rows, on, state, reload, isCut } = useDueRows(asking, now);
  const isAsked = (row: CalendarRow) => (!status || row.status === status) && (!owner || ownerOf(row) === owner);
  return (
    <Page title="Reviews and checks" back={back} actions={<PrintButton />}>
      <PageTools>
        <SegmentedControl
          aria-label="Show as"
          data={Object.entries(views).map(([value, label]) => ({ value, label }))}
          value={view}
          onChange={(next) => ask('calendar', next)}
        />
      </PageTools>
      <DueFilters rows={rows} />
      {view !== 'agenda' && (
        <Days view={view} day={day} on={(one) => on(one).filter(isAsked)} onDay={(next) => ask('day', next)} />
      )}
      <Rows
        title={view === 'agenda' ? 'Open, and the next thirty days' : dayInWords(day)}
        rows={(view === 'agenda' ? rows.filter((row) => isLeft(row) || status) : on(day)).filter(isAsked)}
        saysDay={view === 'agenda'}
        state={state}
        onChanged={reload}
      />
      {view === 'agenda' && (
        <div className={`${kit['buttons']} no-print`}>
          <Button variant="default" onClick={() => ask('earlier', String(earlier + agendaDays.back))}>
            Look further back than {dayInWords(from)}
          </Button>
        </div>
      )}
      {isCut && <p className={kit['quiet']}>There are more than fit here. Choose a kind or a shorter time.</p>}
    </Page>
  );
}

const isLeft = ({ status }: CalendarRow): boolean => status !== 'completed' && status !== 'skipped';

function stretchOf(view: View, day: Day, agenda: readonly [Day, Day]): readonly [Day, Day] {
  if (view === 'agenda') return agenda;
  const days = view === 'week' ? weekOf(day) : monthOf(day).flat();
  return [days[0] ?? day, days.at(-1) ?? day];
}

interface DaysProps {
  view: 'week' | 'month';
  day: Day;
  on(day: Day): readonly CalendarRow[];
  onDay(day: Day): void;
}

/** For those who see; a reader is told how many there are and finds them below. */
const Kinds = ({ rows }: { rows: readonly CalendarRow[] }) => (
  <span aria-hidden className={calendar['names']}>
    {Object.values(dueKinds).map(({ name, labels }) => {
      const count = rows.filter(({ of }) => of.name === name).length;
      return count > 0 && <span key={name}>{`${count} ${midSentence(count === 1 ? labels.one : labels.many)}`}</span>;
    })}
  </span>
);

function Days({ view, day, on, onDay }: DaysProps) {
  const { today } = useHouseClock();
  const { days, onKeyDown } = useDayKeys(day, onDay);
  const week = weekOf(day);
  const shown = view === 'week' ? week : monthOf(day).flat();
  const title =
    view === 'week' ? `${dayInWords(week[0] ?? day, true)} to ${dayInWords(week[6] ?? day, true)}` : monthWords(day);
  return (
    <section className={calendar['calendar']}>
      <Turner
        title={title}
        unit={view}
        onTurn={(by) => onDay(view === 'week' ? addDays(day, 7 * by) : addMonths(day, by))}
        onToday={() => onDay(today())}
      />
      {view === 'month' && (
        <div className={calendar['weekdays']} aria-hidden>
          {week.map((one) => (
            <span key={one}>{weekdayWord(one)}</span>
          ))}
        </div>
      )}
      <fieldset
        ref={days}
        className={`${kit['plain']} ${calendar[view === 'week' ? 'strip' : 'month']}`}
        aria-label={view === 'week' ? 'Days of the week' : 'Days of the month'}
      >
        {shown.map((one) => (
          <DayButton
            key={one}
            day={one}
            {...(view === 'week' ? { saysWeekday: true } : {})}
            isChosen={one === day}
            isToday={one === today()}
            isOutside={view === 'month' && one.slice(0, 7) !== day.slice(0, 7)}
            count={on(one).length}
            counts="check"
            onChoose={onDay}
            onKeyDown={onKeyDown}
          >
            {view === 'month' && <Kinds rows={on(one)} />}
          </DayButton>
        ))}
      </fieldset>
    </section>
  );
}

interface RowsProps {
  title: string;
  rows: readonly CalendarRow[];
  saysDay: boolean;
  state: 'loading' | 'loaded' | 'failed' | 'refused' | 'missing' | 'none';
  onChanged(): void;
}

const Rows = ({ title, rows, saysDay, state, onChanged }: RowsProps) => (
  <Panel
    title={title}
    count={rows.length || undefined}
    state={state}
    onRetry={onChanged}
    isEmpty={rows.length === 0}
    empty="Reviews of plans and risks, evaluations and checks stand here on their day. Nothing is due."
  >
    <ul className={kit['bare']} aria-label="Reviews and checks">
      {rows.map((due) => (
        <CalendarDueLine key={due.row.id} due={due} saysDay={saysDay} onChanged={onChanged} />
      ))}
    </ul>
  </Panel>
);
