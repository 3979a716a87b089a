import type { CoverCell } from '#domain/rota/cover/day-cover.ts';
import type { GridShift } from '#domain/rota/grid/rota-grid.ts';
import type { Day } from '#domain/kit/time/time.ts';
import { CandidateList } from '../filling/candidate-list.tsx';
import { CopyDialog } from '../copying/copy-dialog.tsx';
import { CoverDialog } from '../planning/cover-dialog.tsx';
import { added, changed, copiedInOne, planForGap, takenOff, type CellPlace } from '../planning/edits.ts';
import { OpenedShift } from '../planning/opened-shift.tsx';
import { PlanningDialogs } from '../planning/planning-dialogs.tsx';
import { PublishDialog } from '../planning/publish-dialog.tsx';
import type { Week } from './use-week.ts';

interface DialogsProps {
  week: Week;
  home: string;
  from: Day;
  length: number;
}

/** What stands in front of the grid, one at a time; what an edit ran into stands before all of it. */
export function WeekDialogs({ week, home, from, length }: DialogsProps) {
  const { dialog, setDialog, planning, words, asked } = week;
  const close = () => setDialog(null);
  return (
    <>
      {dialog?.kind === 'shift' && <Opened week={week} home={home} shift={dialog.shift} place={dialog.shift} />}
      {dialog?.kind === 'place' && <Opened week={week} home={home} shift={null} place={dialog.place} />}
      {dialog?.kind === 'cover' && <Cover week={week} home={home} cell={dialog.cell} />}
      {dialog?.kind === 'publish' && (
        <PublishDialog
          home={home}
          from={from}
          days={length}
          shifts={planning.shifts}
          words={words}
          onClose={close}
          onDone={() => {
            close();
            asked.reloadQuietly();
          }}
        />
      )}
      {dialog?.kind === 'copy' && (
        <CopyDialog
          home={home}
          from={from}
          words={words}
          onClose={close}
          onMade={(made) => {
            close();
            planning.adopt(copiedInOne(made));
          }}
        />
      )}
      <PlanningDialogs planning={planning} />
    </>
  );
}

interface OpenedProps {
  week: Week;
  home: string;
  shift: GridShift | null;
  place: CellPlace;
}

function Opened({ week, home, shift, place }: OpenedProps) {
  const { planning, words, carrying, mayPlan, asked, setDialog } = week;
  const close = () => setDialog(null);
  return (
    <OpenedShift
      key={shift?.id ?? 'new'}
      shift={shift && (planning.shifts.find(({ id }) => id === shift.id) ?? shift)}
      place={place}
      home={home}
      words={words}
      mayPlan={mayPlan(place.date)}
      marks={shift ? week.marks[shift.id] : undefined}
      onSave={(plan, before) => planning.edit(before ? changed(before, plan, words) : added(plan, words))}
      onCarry={(one, how) => {
        carrying.carry(one, how);
        close();
      }}
      onTakeOff={(one) => {
        void planning.edit(takenOff(one, words));
        close();
      }}
      onChanged={asked.reloadQuietly}
      onClose={close}
    />
  );
}

function Cover({ week, home, cell }: { week: Week; home: string; cell: CoverCell }) {
  const { planning, words, mayPlan, setDialog } = week;
  return (
    <CoverDialog
      cell={cell}
      shifts={planning.shifts}
      residents={week.asked.body?.residents ?? []}
      words={words}
      onClose={() => setDialog(null)}
    >
      {mayPlan(cell.date) && cell.short.length > 0 && (
        <CandidateList
          home={home}
          gap={{ shift_type: cell.shift, start_at: cell.from, end_at: cell.to }}
          verb="Plan"
          onChoose={(staff) => {
            setDialog(null);
            void planning.edit(added(planForGap(cell, staff), words));
          }}
        />
      )}
    </CoverDialog>
  );
}
