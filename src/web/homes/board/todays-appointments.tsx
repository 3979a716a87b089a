import { appointment, type Appointment } from '#domain/appointments/appointment.ts';
import { compareMoments, localTime, type Day } from '#domain/kit/time/time.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { Line, Lines } from '../../kit/ui/record-lines.tsx';
import { maySee, useRights } from '../../kit/access/rights.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { useValueWords } from '../../kit/names/use-value-words.ts';
import { valueText } from '../../kit/names/value-text.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';

const fellThrough: readonly Appointment['status'][] = ['cancelled', 'rescheduled'];

export function TodaysAppointments({ home, today }: { home: string; today: Day }) {
  const rights = useRights();
  const { zone } = useHouseClock();
  const wording = useValueWords();
  const list = useEntityPaths().list(appointment.name);
  const { records, state, at, reload } = useRecords(
    appointment,
    { home, date_from: today, date_to: today, limit: '200' },
    { isPart: true },
  );
  if (!maySee(rights, appointment.name)) return null;
  const visits = records
    .filter((visit) => !fellThrough.includes(visit.status))
    .toSorted((a, b) => compareMoments(a.starts_at, b.starts_at));
  const say = (visit: Listed<typeof appointment>, ...names: string[]) =>
    names
      .flatMap((name) => {
        const field = appointment.fields[name];
        return field && visit[name] ? [valueText(field, visit[name], wording(visit))] : [];
      })
      .join(' · ');
  return (
    <Panel
      title="Appointments today"
      state={state}
      at={at}
      onRetry={reload}
      isEmpty={visits.length === 0}
      empty="No appointments today."
      action={
        list && (
          <Button variant="subtle" component={Link} to={list}>
            All<VisuallyHidden> appointments</VisuallyHidden>
          </Button>
        )
      }
    >
      <Lines>
        {visits.map((visit) => (
          <Line
            key={visit.id}
            mark={localTime(visit.starts_at, zone)}
            to={list && `${list}?id=${visit.id}`}
            title={say(visit, 'resident', 'title')}
          >
            {say(visit, 'escort_staff', 'status')}
          </Line>
        ))}
      </Lines>
    </Panel>
  );
}
