import { complaintStatus, procedure } from '#domain/complaints/complaint-states.ts';
import { localDay, type Day, type Moment } from '#domain/kit/time/time.ts';
import { IconCheck } from '@tabler/icons-react';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import type { ShownComplaint } from './shown-complaint.ts';
import css from './one.module.css';

type Step = (typeof procedure)[number];

const done: { readonly [S in Step]: (said: ShownComplaint) => Moment | null } = {
  received: ({ received_at }) => received_at,
  acknowledged: ({ acknowledged_at }) => acknowledged_at,
  investigating: ({ looked_into_at }) => looked_into_at,
  answered: ({ answered_at }) => answered_at,
  closed: ({ closed_at }) => closed_at,
};

const promised: { readonly [S in Step]: (said: ShownComplaint) => Day | null } = {
  received: () => null,
  acknowledged: ({ acknowledge_by }) => acknowledge_by,
  investigating: ({ investigate_by }) => investigate_by,
  answered: ({ answer_by }) => answer_by,
  closed: ({ learn_by }) => learn_by,
};

/** The five steps side by side: when each was taken, or by when it is promised. */
export function Procedure({ said }: { said: ShownComplaint }) {
  const { zone } = useHouseClock();
  const reached = procedure.findIndex((step) => step === said.status);
  return (
    <ol className={css['procedure']} aria-label="The procedure">
      {procedure.map((step, place) => {
        const at = done[step](said);
        const by = promised[step](said);
        const isDone = said.status === 'withdrawn' ? at !== null : place <= reached;
        return (
          <li key={step} data-done={isDone || undefined} aria-current={step === said.status ? 'step' : undefined}>
            <span className={css['mark']}>{isDone ? <IconCheck size={18} stroke={2.5} aria-hidden /> : place + 1}</span>
            <span className={css['step']}>{complaintStatus[step]}</span>
            <span className={css['day']}>{dayOf(isDone ? at : null, by, zone)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function dayOf(at: Moment | null, by: Day | null, zone: string): string {
  if (at !== null) return dayInWords(localDay(at, zone), true);
  return by === null ? '' : `by ${dayInWords(by, true)}`;
}
