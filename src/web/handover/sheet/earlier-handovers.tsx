import { handover, type Handover } from '#domain/handover/handover.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import { shifts } from '#domain/kit/traits/care-entry.ts';
import { Flag, type FlagTone } from '../../kit/ui/flags.tsx';
import { dayInWords } from '../../kit/house/house-clock.ts';
import type { Listed } from '../../kit/state/stored-record.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { Line, Lines } from '../../kit/ui/record-lines.tsx';
import { namesIn } from '../../kit/names/record-names.ts';
import { useRecords } from '../../kit/data/use-records.ts';

const tones: { readonly [S in Handover['status']]: FlagTone } = { draft: 'quiet', given: 'watch', received: 'good' };
const states: { readonly [S in Handover['status']]: string } = {
  draft: 'Draft',
  given: 'Given, not received',
  received: 'Received',
};

/** `Late to Waking night`. */
export const changeWords = (page: Pick<Handover, 'from_shift' | 'to_shift'>) =>
  `${shifts[page.from_shift]} to ${midSentence(shifts[page.to_shift])}`;

export const StateFlag = ({ status }: Pick<Handover, 'status'>) => <Flag tone={tones[status]}>{states[status]}</Flag>;

function peopleIn(page: Listed<typeof handover>): string {
  const names = namesIn(page);
  const received = page.received_by.flatMap((id) => names.get(id) ?? []).join(', ');
  return [`From ${names.get(page.given_by) ?? 'nobody yet'}`, received && `to ${received}`].filter(Boolean).join(' ');
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
            title={`${dayInWords(page.handover_date)}, ${changeWords(page)}`}
            mark={<StateFlag status={page.status} />}
          >
            {peopleIn(page)}
          </Line>
        ))}
      </Lines>
    </Panel>
  );
}
