import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import type { GridShift } from '#domain/rota/grid/rota-grid.ts';
import { lateMinutes } from '#domain/rota/hours/hours-lines.ts';
import { hoursWords } from '#domain/rota/hours-words.ts';
import { compareMoments, hoursBetween, type Moment } from '#domain/kit/time/time.ts';
import { shiftTimes } from '#domain/rota/grid/shift-words.ts';
import { rota } from '#domain/rota/rota.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { changeable } from '../../kit/access/record-rights.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import { partialUpdate } from '../../kit/api/api.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import { showToast } from '../../kit/state/toasts.ts';

const declared = (...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(rota.fields).filter(([name]) => names.includes(name)));
const arrival = declared('actual_start');
const real = declared('actual_start', 'actual_end');

/** What was really worked, beside what was planned: "07:50–15:00, 20 min late". Nothing where nobody wrote it down. */
export function realHoursWords(shift: GridShift, zone: string): string | null {
  const { actual_start, actual_end } = shift;
  if (!actual_start || !actual_end) return null;
  const late = lateMinutes(shift) ?? 0;
  const times = shiftTimes({ ...shift, start_at: actual_start, end_at: actual_end }, zone);
  const hours = hoursWords(hoursBetween(actual_start, actual_end));
  return `Really ${times}, ${hours}${late > 0 ? `, ${late} min late` : ''}`;
}

const earlier = (a: Moment, b: Moment): Moment => (compareMoments(a, b) <= 0 ? a : b);

const running: readonly string[] = ['published', 'accepted', 'swap_requested'];

/** Somebody whose shift has begun has come, in time or later. */
function Arrival({ shift, onChanged }: { shift: GridShift; onChanged(): void }) {
  const { now } = useActor();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Has come
      </Button>
      {isOpen && (
        <AskingDialog
          title="When did they begin?"
          verb="Save when they began"
          fields={arrival}
          start={{ actual_start: now }}
          act={(values) =>
            partialUpdate(pathOf(rota), shift.id, { ...values, version: shift.version }, { is: shapeOf(rota) })
          }
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false);
            showToast('Saved', 'good');
            onChanged();
          }}
        />
      )}
    </>
  );
}

/** For whoever may write down when a shift really began and ended. */
export function RealHours({ shift, onChanged }: { shift: GridShift; onChanged(): void }) {
  const actor = useActor();
  const [isOpen, setIsOpen] = useState(false);
  const allowed = changeable(rota, { ...shift }, actor);
  if (allowed !== null && !allowed.includes('actual_start')) return null;
  const isRunning =
    running.includes(shift.status) &&
    shift.staff !== null &&
    shift.actual_start === null &&
    compareMoments(shift.start_at, actor.now) <= 0;
  if (isRunning) return <Arrival shift={shift} onChanged={onChanged} />;
  if (shift.status !== 'worked') return null;
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Real hours
      </Button>
      {isOpen && (
        <AskingDialog
          title="When the shift really began and ended"
          verb="Save the hours"
          fields={real}
          start={{
            actual_start: shift.actual_start ?? shift.start_at,
            // A shift that still runs has not ended later than now.
            actual_end: shift.actual_end ?? earlier(shift.end_at, actor.now),
          }}
          act={(values) =>
            partialUpdate(pathOf(rota), shift.id, { ...values, version: shift.version }, { is: shapeOf(rota) })
          }
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false);
            showToast('Hours saved', 'good');
            onChanged();
          }}
        />
      )}
    </>
  );
}
