import { appointment } from '#domain/appointments/appointment.ts';
import { outcomeDue } from '#domain/appointments/outcome-due.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { Button } from '@mantine/core';
import { IconClipboardList } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Stored } from '../kit/state/stored-record.ts';
import { RecordView } from '../kit/record/record-view.tsx';
import { useMay } from '../kit/access/rights.ts';
import { ErrorState, Loading, NoRight } from '../kit/page/states.tsx';
import { useNow } from '../kit/house/use-now.ts';
import { useRecord } from '../kit/data/use-record.ts';
import { MissingRecord } from '../records/record/missing-record.tsx';
import { useRecordParams } from '../records/use-record-params.ts';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { SeriesPanel } from './series-panel.tsx';
import type { ListedAppointment } from './visit.ts';
import { StaleNote } from '../kit/ui/messages/stale-note.tsx';
import kit from '../kit/styles/kit.module.css';
import css from './appointment-page.module.css';

/** Confirming is a word; how a visit ended is told in the dialog, which also plans the next one. */
const isConfirming = ({ to }: Move) => to === 'confirmed';

/** One appointment: what came of it is asked first, then everything it says, then the series it belongs to. */
export function AppointmentPage({ id }: { id: string }) {
  const place = useRecordParams();
  const { record, state, at, reload, take } = useRecord(appointment, id, { selects: true, asksForStub: true });
  if (state === 'refused') return <NoRight title="You do not have the right to see this appointment" />;
  if (state === 'missing') return <MissingRecord entity={appointment} id={id} />;
  if (state === 'failed')
    return (
      <ErrorState title="This appointment could not be loaded" onRetry={reload}>
        Check the network, then try again.
      </ErrorState>
    );
  if (!record) return <Loading rows={6} />;
  return (
    <div className={css['page']}>
      <StaleNote state={state} at={at} reload={reload} />
      <Ending visit={record} onRecorded={take} />
      <RecordView of={appointment} record={record} editPath={place.change(id)} onChanged={take} offers={isConfirming} />
      <SeriesPanel key={record.version} id={id} />
    </div>
  );
}

function Ending({
  visit,
  onRecorded,
}: {
  visit: ListedAppointment;
  onRecorded(record: Stored<typeof appointment>): void;
}) {
  const [isAsked, setIsAsked] = useState(false);
  const may = useMay();
  const due = outcomeDue(visit, useNow());
  const done = (record: Stored<typeof appointment>) => {
    setIsAsked(false);
    onRecorded(record);
  };
  const isOver = due === 'due' || due === 'overdue';
  return (
    <div className={css['ending']} data-due={isOver || undefined}>
      {isOver && (
        <p>
          <strong>What came of it?</strong>{' '}
          {due === 'overdue'
            ? 'It should have been written down within a day of the visit.'
            : 'Write it down within a day; it goes into the notes.'}
        </p>
      )}
      <div className={kit['buttons']}>
        {due !== 'recorded' && may('outcome', appointment.name) && (
          <Button variant={isOver ? 'filled' : 'default'} onClick={() => setIsAsked(true)}>
            {isOver ? 'Write outcome' : 'Called off, moved or over'}
          </Button>
        )}
        {due !== 'recorded' && (
          <Button
            variant="default"
            component={Link}
            to={`?id=${visit.id}&take=1`}
            leftSection={<IconClipboardList size={20} stroke={1.75} aria-hidden />}
          >
            What to take
          </Button>
        )}
      </div>
      {isAsked && <OutcomeDialog visit={visit} onDone={done} onClose={() => setIsAsked(false)} />}
    </div>
  );
}
