import { weekdayAndDay } from '#domain/kit/time/day-words.ts';
import { hoursWords } from '#domain/rota/hours-words.ts';
import { shiftStateWords, shiftState, shiftName, shiftTimes } from '#domain/rota/grid/shift-words.ts';
import { rota, shiftTypes } from '#domain/rota/rota.ts';
import { hoursBetween } from '#domain/kit/time/time.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { movesFrom } from '../../kit/access/record-rights.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { useValueWords } from '../../kit/names/use-value-words.ts';
import { Page } from '../../kit/page/page.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { makeMove } from '../../kit/saving/change-record.ts';
import { saved } from '../../kit/state/collections.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { useAuth, useSelectedHome } from '../../kit/state/store.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { swapWords, type SwapShift } from '#domain/rota/swapping/swap-steps.ts';
import { CalendarLink } from '../calendar/calendar-link.tsx';
import { AskLeave } from '../leave/ask-leave.tsx';
import { LeavePanels } from '../leave/leave-panels.tsx';
import { SwapButtons } from '../swapping/swap-buttons.tsx';
import { RotaTools } from './rota-tools.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './rota-views.module.css';

type ShiftRow = Listed<typeof rota>;

/** Leave has its own panel, by its first and last day. */
const worked = Object.keys(shiftTypes)
  .filter((type) => type !== 'annual_leave')
  .join();

/** When one works next, in every house, and what is asked of one. */
export function MyShiftsPage() {
  const { today } = useHouseClock();
  const isPhone = useMediaQuery('(max-width: 767px)', window.innerWidth < 768, { getInitialValueInEffect: false });
  const me = useAuth().user?.id ?? '';
  const home = useSelectedHome();
  const { records, state, at, reload } = useRecords(rota, {
    staff: me,
    shift_type: worked,
    status: 'published,accepted,swap_requested,worked',
    date_from: today(),
    ordering: 'start_at',
    limit: '100',
  });
  return (
    <Page
      title="Rota"
      actions={
        <>
          <CalendarLink />
          {home && <AskLeave home={home.id} onDone={reload} />}
        </>
      }
    >
      <RotaTools view="mine" day={today()} title="" isPhone={isPhone} />
      <Panel
        title="My shifts"
        count={records.length || undefined}
        state={state}
        at={at}
        onRetry={reload}
        isEmpty={records.length === 0}
        empty="Your shifts to come, and what you can ask for. None of yours has been published from today on."
      >
        <ul className={css['cards']} aria-label="My shifts">
          {records.map((shift) => (
            <MyShift key={shift.id} shift={shift} onChanged={reload} />
          ))}
        </ul>
      </Panel>
      {home && <LeavePanels home={home.id} />}
      <AskedOfMe me={me} />
    </Page>
  );
}

/** Shifts that colleagues cannot work and that are offered to me, or wait for my decision. */
function AskedOfMe({ me }: { me: string }) {
  const home = useSelectedHome();
  const { today } = useHouseClock();
  const { records, state, at, reload } = useRecords(rota, {
    home: home?.id ?? null,
    status: 'swap_requested',
    date_from: today(),
    ordering: 'start_at',
    limit: '100',
  });
  const others = records.filter(({ staff }) => staff !== me);
  if (!home || others.length === 0) return null;
  return (
    <Panel title="Colleagues ask" count={others.length} state={state} at={at} onRetry={reload}>
      <ul className={css['cards']} aria-label="Shifts that colleagues cannot work">
        {others.map((shift) => (
          <MyShift key={shift.id} shift={shift} onChanged={reload} saysWho />
        ))}
      </ul>
    </Panel>
  );
}

const swapShiftOf = (shift: ShiftRow): SwapShift & { version: number } => ({
  ...shift,
  version: Number(shift.version),
  swap_how: shift.swap_how ?? null,
  swap_with: shift.swap_with ?? null,
  swap_for: shift.swap_for ?? null,
  swap_agreed_at: shift.swap_agreed_at ?? null,
});

const answers: Readonly<Record<string, string>> = { accepted: 'Accept', declined: 'Decline' };

function MyShift({ shift, saysWho = false, onChanged }: { shift: ShiftRow; saysWho?: boolean; onChanged(): void }) {
  const { zone } = useHouseClock();
  const actor = useActor();
  const dispatch = useDispatch();
  const wording = useValueWords()(shift);
  const house = wording.nameOf(shift.home);
  const state =
    shift.status === 'swap_requested'
      ? swapWords(swapShiftOf(shift), (id) => wording.nameOf(id) ?? 'a colleague')
      : shiftStateWords(shift);
  const [isBusy, setIsBusy] = useState(false);
  const words = `${shiftName(shift.shift_type)} ${shiftTimes(shift, zone)}`;
  const moves = movesFrom(rota, shift, actor).filter(({ to }) => to in answers);
  async function answer(move: Move) {
    setIsBusy(true);
    const said = await makeMove(rota, shift, move, {});
    setIsBusy(false);
    if (!said.ok) return showToast(notDone(said), 'error');
    // The next answer is given to the shift as it is now, not as the list had it.
    dispatch(saved(rota.name, said.body));
    showToast(move.to === 'accepted' ? 'Shift accepted' : 'Shift declined', 'good');
    onChanged();
  }
  return (
    <li className={css['card']} data-state={shiftState(shift)}>
      <strong>
        {saysWho && shift.staff ? `${wording.nameOf(shift.staff)}, ` : ''}
        {weekdayAndDay(shift.date)}
      </strong>
      <span>
        {words} · {hoursWords(hoursBetween(shift.start_at, shift.end_at))}
      </span>
      <span className={kit['note']}>{[house, state].filter(Boolean).join(' · ')}</span>
      <span className={kit['row']}>
        {moves.map((move) => (
          <Button
            key={move.to}
            variant={move.to === 'accepted' ? 'filled' : 'default'}
            loading={isBusy}
            aria-label={`${answers[move.to]}: ${weekdayAndDay(shift.date)}, ${words}`}
            onClick={() => void answer(move)}
          >
            {answers[move.to]}
          </Button>
        ))}
        <SwapButtons
          shift={swapShiftOf(shift)}
          home={shift.home}
          words={`${weekdayAndDay(shift.date)}, ${words}`}
          onDone={onChanged}
        />
      </span>
    </li>
  );
}
