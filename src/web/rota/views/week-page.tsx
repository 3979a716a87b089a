import { weekdayAndDay } from '#domain/kit/time/day-words.ts';
import type { CoverCell } from '#domain/rota/cover/day-cover.ts';
import { addDays, type Day } from '#domain/kit/time/time.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { isLivedInOn, nobodyLivesHere } from '#domain/rota/lived-in.ts';
import { isLeaveRequest } from '#domain/rota/leave/leave-request.ts';
import { rota } from '#domain/rota/rota.ts';
import { Link } from 'react-router';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback } from 'react';
import { useRights } from '../../kit/access/rights.ts';
import { Page } from '../../kit/page/page.tsx';
import { Empty, ErrorState, Loading } from '../../kit/page/states.tsx';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import { CoverStrip, DayFigures } from '../grid/cover-strip.tsx';
import { WeekGrid } from '../grid/week-grid.tsx';
import { CarriedBar } from '../planning/carried-bar.tsx';
import { DayCards } from './day-cards.tsx';
import { takeHours } from './hours-file.ts';
import { rangeWords, RotaTools } from './rota-tools.tsx';
import { useWeek } from './use-week.ts';
import { WeekActions } from './week-actions.tsx';
import { WeekDialogs } from './week-dialogs.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './rota-views.module.css';

interface WeekProps {
  home: ListedHome;
  /** The Monday. */
  from: Day;
  /** The day that a phone shows. */
  day: Day;
  weeks: number;
}

/** The week as it is planned: read in one call, changed in place. */
export function WeekPage({ home, from, day, weeks }: WeekProps) {
  const length = weeks * 7;
  const rights = useRights();
  const isPhone = useMediaQuery('(max-width: 767px)', window.innerWidth < 768, { getInitialValueInEffect: false });
  const week = useWeek(home.id, from, length);
  const { asked, planning, carrying, words, days, acts, mayPlan, isPlanner, today, setDialog } = week;
  const openCover = useCallback((cell: CoverCell) => setDialog({ kind: 'cover', cell }), [setDialog]);
  return (
    <Page
      title="Rota"
      actions={
        <WeekActions
          planning={planning}
          isPhone={isPhone}
          drafts={planning.shifts.filter((shift) => shift.status === 'draft' && !isLeaveRequest(shift)).length}
          onAdd={isPlanner ? () => acts.add({ staff: null, date: mayPlan(day) ? day : today }) : undefined}
          onCopy={may(rights, 'add', rota.name) ? () => setDialog({ kind: 'copy' }) : undefined}
          onHours={rights.has('export_records') ? () => void takeHours(home.id, from, length) : undefined}
          onPublish={may(rights, 'publish', rota.name) ? () => setDialog({ kind: 'publish' }) : undefined}
        />
      }
    >
      <RotaTools
        view={weeks === 4 ? 'four' : 'week'}
        day={day}
        title={isPhone ? weekdayAndDay(day) : rangeWords(from, length)}
        isPhone={isPhone}
      />
      <output className={css['announced']}>{planning.announced}</output>
      <CarriedBar carried={carrying.carried} words={words} onEnd={carrying.letGo} />
      {asked.state === 'loading' && <Loading rows={8} label="Loading the rota" />}
      {asked.state === 'failed' && (
        <ErrorState title="The rota could not be loaded" onRetry={asked.reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      <StaleNote {...asked} />
      {!week.seesAll && <p className={kit['note']}>You see your own shifts here.</p>}
      {asked.body && week.seesAll && asked.body.people.length === 0 && (
        <Empty
          title="Nobody works in this house yet"
          action={
            <Button component={Link} to="/staff">
              Show the staff
            </Button>
          }
        >
          The rota says who works when and where somebody is missing. Whoever has started working here has a line in it:
          their checks come first.
        </Empty>
      )}
      {asked.body && week.seesAll && !isLivedInOn(asked.body.lived_in, addDays(from, length)) && (
        <p className={kit['note']}>
          {nobodyLivesHere}, so no shift is short. Gaps show from the day somebody moves in.
        </p>
      )}
      {asked.body && isPhone && (
        <>
          <DayFigures cells={week.cover.filter(({ date }) => date === day)} onOpen={openCover} />
          <DayCards day={day} shifts={planning.shifts} marks={week.marks} words={words} acts={acts} />
        </>
      )}
      {asked.body && !isPhone && (
        <WeekGrid
          {...week}
          isCarrying={carrying.carried !== null}
          head={<CoverStrip cells={week.cover} days={days} onOpen={openCover} />}
        />
      )}
      {asked.body && !isPhone && isPlanner && <KeysNote />}
      <WeekDialogs week={week} home={home.id} from={from} length={length} />
    </Page>
  );
}

const KeysNote = () => (
  <p className={`${kit['note']} no-print`}>
    Arrow keys move, Enter opens, Shift and Enter add. Ctrl with C, X and V copies, moves and puts down. Shift with the
    left and right arrow changes the end, Delete takes a draft off, Ctrl with Z and Y undoes and redoes. With the mouse,
    drag to move, with Ctrl held to copy, and the right edge to change the end.
  </p>
);
