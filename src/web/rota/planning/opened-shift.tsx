import type { GridShift } from '#domain/rota/grid/rota-grid.ts';
import type { ShiftPlan } from '#domain/rota/grid/shift-edit.ts';
import { shiftStateWords } from '#domain/rota/grid/shift-words.ts';
import { hasBegun, rota } from '#domain/rota/rota.ts';
import type { RotaMark } from '#domain/rota/rules/rota-marks.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { isLeaveRequest } from '#domain/rota/leave/leave-request.ts';
import { swapWords } from '#domain/rota/swapping/swap-steps.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { movesFrom } from '../../kit/access/record-rights.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import { notDone } from '../../kit/api/failure-words.ts';
import { makeMove } from '../../kit/saving/change-record.ts';
import { showToast } from '../../kit/state/toasts.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { SwapButtons } from '../swapping/swap-buttons.tsx';
import { ShiftMarkList } from './shift-mark-list.tsx';
import { nameOf, planWords, type CellPlace, type PlanningWords } from './edits.ts';
import { RealHours, realHoursWords } from './real-hours.tsx';
import { LeaveDecision } from '../leave/leave-decision.tsx';
import { ShiftSheet } from './shift-sheet.tsx';
import type { Carried } from './use-carrying.ts';
import form from '../../kit/styles/form.module.css';
import kit from '../../kit/styles/kit.module.css';

interface OpenedProps {
  shift: GridShift | null;
  place: CellPlace;
  home: string;
  words: PlanningWords;
  mayPlan: boolean;
  marks: readonly RotaMark[] | undefined;
  onSave(plan: ShiftPlan, shift: GridShift | null): Promise<boolean>;
  onCarry(shift: GridShift, how: Carried['how']): void;
  onTakeOff(shift: GridShift): void;
  onChanged(): void;
  onClose(): void;
}

const ended: readonly string[] = ['worked', 'absent', 'cancelled'];

/** A shift that was tapped: its sheet for whoever plans, what it says and one's own answer to it for everybody else. */
export function OpenedShift({ shift, place, home, words, mayPlan, marks, onSave, onClose, ...more }: OpenedProps) {
  if (!shift || (mayPlan && !ended.includes(shift.status) && !isLeaveRequest(shift)))
    return (
      <ShiftSheet
        shift={shift}
        place={place}
        home={home}
        words={words}
        marks={marks}
        onSave={(plan) => onSave(plan, shift)}
        onClose={onClose}
      >
        {shift && <Beside shift={shift} home={home} words={words} isPlanner onClose={onClose} {...more} />}
      </ShiftSheet>
    );
  return (
    <Modal opened onClose={onClose} title={planWords(shift, words)}>
      <p className={kit['quiet']}>
        {shift.status === 'swap_requested' ? swapWords(shift, (id) => nameOf(id, words)) : shiftStateWords(shift)}
      </p>
      <ShiftMarkList marks={marks} />
      {realHoursWords(shift, words.zone) && <p>{realHoursWords(shift, words.zone)}</p>}
      {shift.notes && <p>{shift.notes}</p>}
      <div className={form['buttons']}>
        <Beside shift={shift} home={home} words={words} isPlanner={false} onClose={onClose} {...more} />
      </div>
    </Modal>
  );
}

interface BesideProps extends Pick<OpenedProps, 'home' | 'words' | 'onCarry' | 'onTakeOff' | 'onChanged' | 'onClose'> {
  shift: GridShift;
  isPlanner: boolean;
}

const verbs: Readonly<Record<string, string>> = {
  accepted: 'Accept',
  declined: 'Decline',
  worked: 'Worked as planned',
  absent: 'Was absent',
  cancelled: 'Cancel the shift',
  draft: 'Plan it again',
};

function Beside({ shift, home, words, isPlanner, onCarry, onTakeOff, onChanged, onClose }: BesideProps) {
  const actor = useActor();
  const [isBusy, setIsBusy] = useState(false);
  const [isDeciding, setIsDeciding] = useState(false);
  const moves = movesFrom(rota, { ...shift }, actor).filter(
    ({ by, to }) =>
      !by && !(to === 'cancelled' && shift.status === 'draft') && (to !== 'worked' || hasBegun(shift, actor.now)),
  );
  async function make(move: Move) {
    setIsBusy(true);
    const answer = await makeMove(rota, { ...shift }, move, {});
    setIsBusy(false);
    if (!answer.ok) return showToast(notDone(answer), 'error');
    showToast('The shift was changed', 'good');
    onChanged();
    onClose();
  }
  return (
    <>
      {isPlanner && (
        <>
          <Button variant="default" onClick={() => onCarry(shift, 'copy')}>
            Copy
          </Button>
          <Button variant="default" onClick={() => onCarry(shift, 'move')}>
            Move
          </Button>
          {shift.status === 'draft' && (
            <Button variant="default" onClick={() => onTakeOff(shift)}>
              Take off
            </Button>
          )}
        </>
      )}
      {moves.map((move) => (
        <Button
          key={move.to}
          variant={move.to === 'accepted' ? 'filled' : 'default'}
          loading={isBusy}
          onClick={() => void make(move)}
        >
          {verbs[move.to] ?? move.verb ?? move.to}
        </Button>
      ))}
      {isLeaveRequest(shift) && may(actor.rights, 'publish', rota.name) && shift.staff !== actor.me && (
        <Button onClick={() => setIsDeciding(true)}>Decide about the leave</Button>
      )}
      {isDeciding && (
        <LeaveDecision
          id={shift.id}
          name={nameOf(shift.staff, words)}
          onClose={() => setIsDeciding(false)}
          onDone={() => {
            onChanged();
            onClose();
          }}
        />
      )}
      <RealHours
        shift={shift}
        onChanged={() => {
          onChanged();
          onClose();
        }}
      />
      <SwapButtons
        shift={shift}
        home={home}
        words={planWords(shift, words)}
        onDone={() => {
          onChanged();
          onClose();
        }}
      />
      <Button variant="subtle" component={Link} to={`/rota?id=${shift.id}`}>
        All about it
      </Button>
    </>
  );
}
