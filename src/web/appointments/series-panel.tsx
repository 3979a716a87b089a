import { appointment } from '#domain/appointments/appointment.ts';
import type { SeriesEntry } from '#domain/appointments/series.ts';
import { pathOf } from '../kit/state/entities.ts';
import { momentInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { Panel } from '../kit/page/panel.tsx';
import { Line, Lines } from '../kit/ui/record-lines.tsx';
import { useAnswer } from '../kit/data/use-answer.ts';
import { valueText } from '../kit/names/value-text.ts';

/** The appointments before and after this one; alone, it is no series and nothing is shown. */
export function SeriesPanel({ id }: { id: string }) {
  const { zone } = useHouseClock();
  const { body, state, reload } = useAnswer<SeriesEntry[]>(`${pathOf(appointment)}${id}/series/`);
  const { status } = appointment.fields;
  if (state === 'loaded' && (body ?? []).length < 2) return null;
  return (
    <Panel title="The series" state={state} onRetry={reload} rows={2}>
      <Lines>
        {body?.map((one) => (
          <Line
            key={one.id}
            mark={status ? valueText(status, one.status, { zone, nameOf: () => null }) : ''}
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
