import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { handover } from '#domain/handover/handover.ts';
import { shifts } from '#domain/kit/traits/care-entry.ts';
import { Flag, type FlagTone } from '../../kit/ui/flags.tsx';
import { dayInWords } from '../../kit/house/house-clock.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { Line, Lines } from '../../kit/ui/record-lines.tsx';
import { namesIn } from '../../kit/names/record-names.ts';
import { useRecords } from '../../kit/data/use-records.ts';

const tones: Readonly<Record<string, FlagTone>> = { draft: 'quiet', given: 'watch', received: 'good' };
const states: Readonly<Record<string, string>> = { draft: 'Draft', given: 'Given, not received', received: 'Received' };
const shiftNames: Readonly<Record<string, string>> = shifts;

/** `Late to Waking night`. */
export const changeWords = (page: RecordValues) =>
  `${shiftNames[String(page['from_shift'])]} to ${shiftNames[String(page['to_shift'])]?.toLowerCase()}`;

export const StateFlag = ({ status }: { status: string }) => (
  <Flag tone={tones[status] ?? 'quiet'}>{states[status] ?? status}</Flag>
);

function peopleIn(page: StoredRecord): string {
  const names = namesIn(page);
  const received = Array.isArray(page['received_by'])
    ? page['received_by']
        .map((id) => names.get(String(id)))
        .filter(Boolean)
        .join(', ')
    : '';
  return [`From ${names.get(String(page['given_by'])) ?? 'nobody yet'}`, received && `to ${received}`]
    .filter(Boolean)
    .join(' ');
}

export function EarlierHandovers({ home, open }: { home: string; open: string }) {
  const { records, state, at, reload } = useRecords(handover, { home, limit: '12' });
  const earlier = records.filter(({ id }) => id !== open);
  return (
    <Panel
      title="Other handovers"
      state={state}
      at={at}
      onRetry={reload}
      isEmpty={earlier.length === 0}
      empty="There is no other handover yet."
      wide
    >
      <Lines>
        {earlier.map((page) => (
          <Line
            key={page.id}
            to={`/handover?id=${page.id}`}
            title={`${dayInWords(String(page['handover_date']))}, ${changeWords(page)}`}
            mark={<StateFlag status={String(page['status'])} />}
          >
            {peopleIn(page)}
          </Line>
        ))}
      </Lines>
    </Panel>
  );
}
