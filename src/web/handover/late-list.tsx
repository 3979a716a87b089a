import type { LateEntry } from '#domain/handover/sheet.ts';
import { careEntries } from '#domain/residents/care-entries.ts';
import { momentInWords, useHouseClock } from '../kit/house-clock.ts';
import { Panel } from '../kit/panel.tsx';
import { Line, Lines } from '../kit/record-lines.tsx';
import { useWhere } from '../kit/where.tsx';
import { recordAddress } from './record-address.ts';

const labelOf = (kind: string) => careEntries.find(({ entity }) => entity.name === kind)?.entity.labels.one.toLowerCase() ?? '';

const headings = { added: '', corrected: 'corrected: ', withdrawn: 'withdrawn: ' } as const satisfies Record<LateEntry['how'], string>;
export const written = { added: 'recorded', corrected: 'corrected', withdrawn: 'withdrawn' } as const satisfies Record<LateEntry['how'], string>;

/** Nobody who received the handover can have read these in it. */
export function LateList({ late }: { late: readonly LateEntry[] }) {
  const { zone } = useHouseClock();
  const where = useWhere();
  const addressOf = ({ kind, id, resident }: LateEntry) => (resident ? recordAddress(resident, { entity: kind, id }) : (where.record(kind, id, null) ?? ''));
  if (late.length === 0) return null;
  return (
    <Panel title="Added after handover" count={late.length} wide>
      <Lines>
        {late.map((entry) => (
          <Line key={entry.id} to={addressOf(entry)} title={`${entry.name}: ${headings[entry.how]}${[labelOf(entry.kind), entry.words].filter(Boolean).join(', ')}`}>
            Happened {momentInWords(entry.occurred_at, zone, true)} · {written[entry.how]} {momentInWords(entry.recorded_at, zone, true)}{entry.by ? ` by ${entry.by}` : ''}
          </Line>
        ))}
      </Lines>
    </Panel>
  );
}
