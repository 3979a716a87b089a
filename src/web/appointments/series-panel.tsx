import { appointment } from '#domain/appointments/appointment.ts';
import type { SeriesEntry } from '#domain/appointments/series.ts';
import { pathOf } from '../kit/state/entities.ts';
import { momentInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { Panel } from '../kit/page/panel.tsx';
import { Line, Lines } from '../kit/ui/record-lines.tsx';
import { listOf } from '../kit/api/shapes.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { valueText } from '../kit/names/value-text.ts';

const isSeries = listOf<SeriesEntry>('id', 'starts_at');

/** The appointments before and after this one; alone, it is no series and nothing is shown. */
export function SeriesPanel({ id }: { id: string }) {
  const { zone } = useHouseClock();
  const { body, state, reload } = useLiveAnswer(`${pathOf(appointment)}${id}/series/`, {
    is: isSeries,
    of: [appointment.name],
  });
  const { status } = appointment.fields;
  if (body && body.length < 2) return null;
  return (
    <Panel title="The series" state={state} onRetry={reload} rows={2}>
      <Lines>
        {body?.map((one) => (
          <Line
            key={one.id}
            mark={valueText(status, one.status, { zone, nameOf: () => null })}
            to={one.id === id ? null : `?id=${one.id}`}
            title={momentInWords(one.starts_at, zone)}
          >
            {one.id === id ? 'This one' : ''}
          </Line>
        ))}
      </Lines>
    </Panel>
  );
}
