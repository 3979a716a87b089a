import { complaint } from '#domain/complaints/complaint.ts';
import { clockSign } from '#domain/complaints/complaint-signs.ts';
import { onward } from '#domain/complaints/complaint-states.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { IconEyeOff } from '@tabler/icons-react';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { useRefNames } from '../../kit/names/use-ref-names.ts';
import { Flags } from '../../kit/ui/flags.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { NextStep } from '../../records/steps/next-step.tsx';
import { DelayAnswer } from './delay-answer.tsx';
import { FindingsNote } from './findings-note.tsx';
import { LetterLinks } from './letter-links.tsx';
import { Procedure } from './procedure.tsx';
import type { ShownComplaint } from './shown-complaint.ts';
import kit from '../../kit/styles/kit.module.css';
import record from '../../kit/styles/record.module.css';
import css from './one.module.css';

interface NowProps {
  said: ShownComplaint;
  onChanged(said: ShownComplaint): void;
}

/** What each step means, said before it is taken. */
const meaning: Readonly<Record<string, string>> = {
  acknowledged:
    'Whoever complained knows that it was received and by when they have an answer. The letter is written from what you fill in here.',
  investigating: 'Somebody whom it does not concern. They are reminded, and write down what they found.',
  answered: 'From now on it stays as it is. Your answer becomes the middle of the letter.',
  closed: 'A complaint is closed with what the house learnt from it.',
  withdrawn: 'Whoever complained took it back. Nobody is to talk them into it.',
};

/** Times begin with now, reasons anew. */
const starts = ({ needs = [] }: Move, now: string) => ({
  ...(needs.includes('acknowledged_at') ? { acknowledged_at: now } : {}),
  ...(needs.includes('answered_at') ? { answered_at: now } : {}),
  ...(needs.includes('reopen_reason') ? { reopen_reason: null } : {}),
});

/** How far a complaint has come, what runs out next, and who does what about it. */
export function ComplaintNow({ said, onChanged }: NowProps) {
  const { today } = useHouseClock();
  const names = useRefNames(complaint, said);
  if (said.is_deleted) return null;
  const sign = clockSign(said, today());
  const concerned = said.concerns.map((id) => names.get(id) ?? 'somebody who works here').join(', ');
  return (
    <div className={record['now']}>
      <h2 className={kit['heading']}>{said.title}</h2>
      {sign && <Flags label="What runs out next" flags={[sign]} />}
      <Procedure said={said} />
      {concerned && (
        <p className={`${kit['beside']} ${css['hidden']}`}>
          <IconEyeOff {...iconProps} />
          <span>Confidential. It concerns {concerned}, who cannot see it, its history or its reminders.</span>
        </p>
      )}
      <FindingsNote said={said} onChanged={onChanged} />
      <NextStep
        entity={complaint}
        record={said}
        onward={onward[said.status]}
        meaning={meaning}
        starts={starts}
        ends={['withdrawn']}
        onChanged={onChanged}
      >
        <DelayAnswer said={said} onChanged={onChanged} />
      </NextStep>
      <LetterLinks said={said} />
    </div>
  );
}
