import { personName } from '#domain/kit/people/person-name.ts';
import { fileSeen, paperFaults, type FilePart as Part } from '#domain/staff/person/staff-compliance.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { useMediaQuery } from '@mantine/hooks';
import { IconDoorExit } from '@tabler/icons-react';
import { useState } from 'react';
import { maySee, useRights } from '../../kit/access/rights.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { useRefNames } from '../../kit/names/use-ref-names.ts';
import { useValueWords } from '../../kit/names/use-value-words.ts';
import { RecordActions } from '../../kit/record/record-actions.tsx';
import { RecordSlot } from '../../records/record/record-slot.tsx';
import { RecordTrail } from '../../kit/record/record-trail.tsx';
import { Authorship } from '../../kit/record/record-view.tsx';
import type { Stored } from '../../kit/state/stored-record.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { FactorResetPanel, useFactorReset } from '../account/second-factor/factor-reset.tsx';
import { NotSignedInYet } from '../account/not-signed-in-yet.tsx';
import { useMayManage } from '../account/use-may-manage.ts';
import { isJoining, JoiningSteps } from './joining-steps.tsx';
import { isLeaving, LeavingDialog, useLeaving } from './leaving.tsx';
import { OpenWorkPart } from './open-work.tsx';
import { WhatTheyCanDo } from './what-they-can-do.tsx';
import { WaitingChanges } from '../rights/waiting-changes.tsx';
import { AccountMenu } from './account-menu.tsx';
import { DocumentsPart } from './documents-part.tsx';
import { FilePart } from './file-part.tsx';
import { account, papers, personal } from './file-parts.ts';
import { PersonHead } from './person-head.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { TrainingPart } from './training-part.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './file.module.css';

interface FileProps {
  person: Stored<typeof staff>;
  onChanged(record: Stored<typeof staff>): void;
  reload(): void;
}

/** Everything on file about one colleague: what is wrong and what waits first, then the parts, which fold where room is short. */
export function PersonFile({ person, onChanged, reload }: FileProps) {
  const rights = useRights();
  const { today } = useHouseClock();
  const wording = useValueWords()(person, useRefNames(staff, person));
  const reset = useFactorReset(person);
  const mayManage = useMayManage(person);
  const isRoomy = useMediaQuery('(width >= 1200px)', false, { getInitialValueInEffect: false });
  // What was just asked of a second person is read anew.
  const [asked, setAsked] = useState(0);
  const name = personName(person);
  const faults = 'status' in person ? paperFaults(fileSeen(person), today()) : [];
  const faultsIn = (part: Part | undefined) => faults.filter((fault) => fault.part === part);
  const seesGroups = 'groups' in person && maySee(rights, 'group');
  const about = { person, wording, isOpen: isRoomy };
  const parts = [
    ...papers.map((part) => {
      const found = faultsIn(part.part);
      return { faults: found, show: () => <FilePart key={part.title} of={part} {...about} faults={found} /> };
    }),
    {
      faults: faultsIn('training'),
      show: () => 'training' in person && <TrainingPart key="training" {...about} faults={faultsIn('training')} />,
    },
  ];
  const isWrong = (part: { readonly faults: readonly unknown[] }) => part.faults.length > 0;
  return (
    <>
      <PersonHead person={person} faults={faults} wording={wording} />
      <Acts person={person} reset={reset} onChanged={onChanged} onAsked={() => setAsked(asked + 1)} />
      {maySee(rights, 'group') && <WaitingChanges key={asked} target={person.id} onDecided={reload} />}
      <FactorResetPanel name={name} reset={reset} />
      <JoiningSteps person={person} onChanged={onChanged} />
      <NotSignedInYet person={person} onChanged={onChanged} />
      <div className={css['columns']}>
        <div className={`${kit['stack']} ${css['column']}`}>
          {parts.filter(isWrong).map(({ show }) => show())}
          {parts.filter((part) => !isWrong(part)).map(({ show }) => show())}
          {maySee(rights, 'attachment') && <DocumentsPart {...about} />}
        </div>
        <div className={`${kit['stack']} ${css['column']}`}>
          {personal.map((part) => (
            <FilePart key={part.title} of={part} {...about} />
          ))}
          <OpenWorkPart {...about} />
          <FilePart of={account} {...about} />
          {mayManage && 'is_active' in person && <SessionsPart {...about} name={name} />}
        </div>
      </div>
      {seesGroups && <WhatTheyCanDo person={person} />}
      <Authorship entity={staff} record={person} wording={wording} hasState={false} />
      <RecordTrail
        entity={staff}
        record={person}
        more={<RecordSlot at="trail" of={staff} record={person} onChanged={onChanged} />}
      />
    </>
  );
}

interface ActsProps extends Omit<FileProps, 'reload'> {
  reset: ReturnType<typeof useFactorReset>;
  onAsked(): void;
}

function Acts({ person, reset, onChanged, onAsked }: ActsProps) {
  const leaving = useLeaving(person);
  const [isLeavingAsked, setIsLeavingAsked] = useState(false);
  return (
    <>
      <RecordActions
        entity={staff}
        record={person}
        editPath={`?id=${person.id}&edit=1`}
        offers={(move) => !isJoining(person, move) && !isLeaving(move)}
        onChanged={onChanged}
        folded={{
          beside: <AccountMenu person={person} reset={reset} onChanged={onChanged} onAsked={onAsked} />,
          items: leaving
            ? [
                {
                  label: 'Has left the home',
                  icon: <IconDoorExit {...iconProps} />,
                  act: () => setIsLeavingAsked(true),
                },
              ]
            : [],
        }}
      />
      {leaving && isLeavingAsked && (
        <LeavingDialog person={person} move={leaving} onChanged={onChanged} onClose={() => setIsLeavingAsked(false)} />
      )}
    </>
  );
}
