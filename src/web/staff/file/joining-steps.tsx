import { missingToWork } from '#domain/staff/person/joining.ts';
import { seesVetting } from '#domain/staff/person/staff-compliance.ts';
import { staff } from '#domain/staff/person/staff.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { makeMove } from '../../kit/saving/change-record.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { movesFrom } from '../../kit/access/record-rights.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import kit from '../../kit/styles/kit.module.css';

const steps: Readonly<Record<string, { now: string; to: string; verb: string; done: string }>> = {
  applicant: { now: 'Has applied', to: 'onboarding', verb: 'Begin induction', done: 'Induction has begun' },
  onboarding: { now: 'Is starting', to: 'active', verb: 'Start working', done: 'Now working' },
};

/** A move that is made here rather than among the others. */
export const isJoining = (person: Stored<typeof staff>, { to }: Move): boolean => steps[person.status]?.to === to;

/** The way from applicant to starting to working, each step with what it still lacks. */
export function JoiningSteps({
  person,
  onChanged,
}: {
  person: Stored<typeof staff>;
  onChanged(record: Stored<typeof staff>): void;
}) {
  const actor = useActor();
  const [isAsking, setIsAsking] = useState(false);
  const step = steps[person.status];
  const move = step && movesFrom(staff, person, actor).find(({ to }) => to === step.to);
  if (!step || !seesVetting(person)) return null;
  const missing = missingToWork(person);
  return (
    <Panel title={step.now}>
      {missing.length === 0 ? (
        <p className={kit['quiet']}>Everything that is needed before the first day is on file.</p>
      ) : (
        <>
          <p className={kit['quiet']}>
            {step.to === 'active' ? 'Still missing:' : 'Still missing before they may work with residents:'}
          </p>
          <ul className={kit['steps']}>
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <div className={kit['buttons']}>
        {move && (step.to !== 'active' || missing.length === 0) && (
          <Button leftSection={<IconArrowRight {...iconProps} />} onClick={() => setIsAsking(true)}>
            {step.verb}
          </Button>
        )}
        {missing.length > 0 && (
          <Button component={Link} to={`?id=${person.id}&edit=1`} variant="default">
            Fill in what is missing
          </Button>
        )}
      </div>
      {isAsking && move && (
        <AskingDialog
          title={`${step.verb}?`}
          verb={step.verb}
          fields={{}}
          act={() => makeMove(staff, person, move, {})}
          onClose={() => setIsAsking(false)}
          onDone={(changed: Stored<typeof staff>) => {
            setIsAsking(false);
            showToast(step.done, 'good');
            onChanged(changed);
          }}
        >
          <p>
            {step.to === 'active'
              ? 'From now on they can be put on the rota.'
              : 'Their checks and training are followed from now on.'}
          </p>
        </AskingDialog>
      )}
    </Panel>
  );
}
