import { agenda, agendaParts } from '#domain/appointments/agenda.ts';
import { outcomeDue } from '#domain/appointments/outcome-due.ts';
import { addDays } from '#domain/kit/time/time.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { dayInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { NewRows } from '../kit/ui/messages/new-rows.tsx';
import { appointment } from '#domain/appointments/appointment.ts';
import { AddLink } from '../kit/page/add-link.tsx';
import { Panel } from '../kit/page/panel.tsx';
import { Empty } from '../kit/page/states.tsx';
import { StaleNote } from '../kit/ui/messages/stale-note.tsx';
import { useHeldRows } from '../kit/data/use-held-rows.ts';
import { useNow } from '../kit/house/use-now.ts';
import { DayList } from './day-list.tsx';
import { useVisits, type ListedAppointment } from './visit.ts';
import kit from '../kit/styles/kit.module.css';
import line from './appointment-line.module.css';
import css from './agenda-view.module.css';

/** Whoever has not said for a month what came of a visit will not remember it. */
const daysBack = 30;
const daysAhead = 60;

const outcomeDueRow = (visit: ListedAppointment) => ({
  id: `outcome ${visit.id}`,
  of: `outcome ${visit.id}`,
  visit,
  isOutcomeDue: true,
});
/** A visit that is put off stands elsewhere. */
const comingRow = (visit: ListedAppointment) => ({
  id: `${visit.id} ${visit.starts_at}`,
  of: visit.id,
  visit,
  isOutcomeDue: false,
});

interface AgendaProps {
  home: string;
  onOutcome: ((visit: ListedAppointment) => void) | undefined;
}

/** What is next, in the order it comes; and before it, the visits of which nobody has said yet what came of them. */
export function AgendaView({ home, onOutcome }: AgendaProps) {
  const { today, zone } = useHouseClock();
  const now = useNow();
  const coming = useVisits(home, today(), addDays(today(), daysAhead));
  const past = useVisits(home, addDays(today(), -daysBack), today(), { status: 'scheduled,confirmed' });
  const due = past.visits.filter((visit) => ['due', 'overdue'].includes(outcomeDue(visit, now)));
  const { shown, letGo, ...held } = useHeldRows(
    [...due.map(outcomeDueRow), ...coming.visits.map(comingRow)],
    home,
    coming.state !== 'loading' && past.state !== 'loading',
  );
  const among = shown.filter(({ isOutcomeDue }) => !isOutcomeDue).map(({ visit }) => visit);
  const outcomesDue = shown.filter(({ isOutcomeDue }) => isOutcomeDue).map(({ visit }) => visit);
  const recordOutcome =
    onOutcome &&
    ((visit: ListedAppointment) => {
      letGo(outcomeDueRow(visit).id);
      onOutcome(visit);
    });
  return (
    <div className={css['agenda']}>
      <NewRows waiting={held.waiting} isMoving={held.isMoving} onShow={held.show} />
      {(outcomesDue.length > 0 || past.state === 'failed') && (
        <Panel
          title="What came of it?"
          count={outcomesDue.length || undefined}
          state={past.state === 'failed' ? 'failed' : 'loaded'}
          at={past.at}
          onRetry={past.reload}
          isEmpty={outcomesDue.length === 0}
        >
          <p className={line['details']}>
            Write it down within a day of the visit. It goes into the resident’s notes and the next handover.
          </p>
          <DayList visits={outcomesDue} among={[]} now={now} saysDay onOutcome={recordOutcome} />
        </Panel>
      )}
      {among.length > 0 && <StaleNote {...coming} />}
      <div className={css['parts']} aria-busy={coming.state === 'loading' || undefined}>
        {coming.state === 'failed' && among.length === 0 ? (
          <Panel title="Coming up" state="failed" onRetry={coming.reload} />
        ) : coming.state === 'loaded' && among.length === 0 ? (
          <Empty title="Nothing is coming up" action={<AddLink of={appointment}>Add an appointment</AddLink>}>
            <p>Visits to the doctor, the dentist or the family stand here by their day, with who goes along.</p>
            <p>No appointments today.</p>
          </Empty>
        ) : (
          agenda(among, today(), zone).map(([part, own]) => (
            <section key={part} className={css['part']}>
              <h2 className={`${kit['subheading']} ${css['heading']}`}>
                {agendaParts[part]}
                {part === 'today' && <span> {dayInWords(today())}</span>}
              </h2>
              {own.length === 0 && coming.state === 'loaded' && (
                <p className={line['details']}>No appointments today.</p>
              )}
              <DayList visits={own} among={among} now={now} saysDay={part === 'week' || part === 'later'} />
            </section>
          ))
        )}
      </div>
      <p>
        <Button variant="subtle" component={Link} to="?view=list">
          Past appointments and search
        </Button>
      </p>
    </div>
  );
}
