import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { mainStep } from '#domain/premises/repairs/repair-states.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { NextStep } from '../../../records/steps/next-step.tsx';
import type { ShownRepair } from './shown-repair.ts';

interface StepProps {
  repair: ShownRepair;
  onChanged(repair: ShownRepair): void;
}

/** What each step means, said before it is taken. */
const meaning: Readonly<Record<string, string>> = {
  verified:
    'You looked at it yourself, and it works. It stays as it is from now on; what it cost may still be filled in.',
  awaiting_parts: 'It stays open until the parts are here.',
  cancelled: 'Nobody mends it. Whoever needs it reports it again.',
};

export const RepairStep = ({ repair, onChanged }: StepProps) => (
  <NextStep
    entity={repairRecord}
    record={repair}
    onward={mainStep(repair.status)?.to ?? null}
    meaning={meaning}
    needed={['contractor', 'reopen_reason']}
    ends={['cancelled']}
    starts={startOf(repair)}
    because={(onward, me) =>
      onward === 'verified' && repair.completed_by === me ? 'You marked it complete, so it is not you. ' : null
    }
    onChanged={onChanged}
  />
);

/** Times begin with now: most steps are written down as they are taken. */
const startOf =
  (repair: ShownRepair) =>
  ({ needs = [], takes = [] }: Move, now: string) => ({
    ...([...needs, ...takes].includes('attended_at') && repair.attended_at === null ? { attended_at: now } : {}),
    ...(needs.includes('completed_at') ? { completed_at: now } : {}),
    reopen_reason: null,
  });
