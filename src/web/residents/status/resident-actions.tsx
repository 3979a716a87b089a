import { discharge } from '#domain/residents/leaving/discharge.ts';
import { livingStates, residentState } from '#domain/residents/person/resident-placement.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { Button, Menu } from '@mantine/core';
import {
  IconAmbulance,
  IconBuildingCommunity,
  IconChevronDown,
  IconDoorEnter,
  IconDoorExit,
  IconDoorOff,
  IconHistory,
  IconLuggage,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { movesFrom } from '../../kit/access/record-rights.ts';
import { useMay } from '../../kit/access/rights.ts';
import { isPractice } from '../../kit/state/chosen-home.ts';
import { useChosenHome } from '../../kit/state/store.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { useActor } from '../../kit/access/use-actor.ts';
import { AwayDialog } from './away-dialog.tsx';
import { BackDialog } from './back-dialog.tsx';
import { MoveHouseDialog } from './move-house-dialog.tsx';
import RetentionButton from '../../retention/retention-button.tsx';
import { RecordButton } from '../today/record-button.tsx';
import { changeStatus } from './status-move.ts';

interface ActionsProps {
  person: Stored<typeof resident>;
  hasLeft: boolean;
  onChanged(person: Stored<typeof resident>): void;
  onHistory(): void;
}

type Asking = 'hospital' | 'on_leave' | 'current' | 'house' | 'moved_in' | 'not_moved_in' | 'coming_again';

/** Asked with the step itself, so without the state it belongs to. */
const { when: _when, ...whyNot } = residentState.not_admitted_reason;

/** What one does with a person's whole record: write in it, say where they are, read what became of it. */
export function ResidentActions({ person, hasLeft, onChanged, onHistory }: ActionsProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  const away = asking === 'hospital' || asking === 'on_leave' ? asking : null;
  return (
    <>
      {!hasLeft && <RecordButton resident={person.id} name={personName(person)} isMain />}
      <Button variant="default" leftSection={<IconHistory {...iconProps} />} onClick={onHistory}>
        History
      </Button>
      {hasLeft && <HowTheyLeft person={person.id} />}
      {/* One of the head's buttons here, not part of a trail. */}
      {hasLeft && <RetentionButton of={resident} record={person} variant="default" />}
      <ComingAndGoing person={person} onChoose={setAsking} />
      {away && <AwayDialog person={person} to={away} onChanged={onChanged} onClose={close} />}
      {asking === 'current' && <BackDialog person={person} onChanged={onChanged} onClose={close} />}
      {asking === 'moved_in' && (
        <AskingDialog
          title={`${personName(person)} has moved in?`}
          verb="Has moved in"
          fields={{}}
          act={(values) => changeStatus(person, 'current', values)}
          onClose={close}
          onDone={(changed) => {
            showToast('Moved in', 'good');
            close();
            onChanged(changed);
          }}
        >
          <p>From now on they live here: they can be recorded about, and what is watched for them is due.</p>
        </AskingDialog>
      )}
      {asking === 'not_moved_in' && (
        <AskingDialog
          title={`${personName(person)} is not moving in?`}
          verb="Will not move in"
          fields={{ not_admitted_reason: whyNot }}
          act={(values) => changeStatus(person, 'not_admitted', values)}
          onClose={close}
          onDone={(changed) => {
            showToast('Will not move in', 'good');
            close();
            onChanged(changed);
          }}
        >
          <p>They leave the lists of the house. Their record stays, and they can still come later.</p>
        </AskingDialog>
      )}
      {asking === 'coming_again' && (
        <AskingDialog
          title={`${personName(person)} is coming after all?`}
          verb="Is coming"
          fields={{}}
          act={(values) => changeStatus(person, 'pre_admission', values)}
          onClose={close}
          onDone={(changed) => {
            showToast('Before moving in again', 'good');
            close();
            onChanged(changed);
          }}
        />
      )}
      {asking === 'house' && <MoveHouseDialog person={person} onChanged={onChanged} onClose={close} />}
    </>
  );
}

const leavingOf = (person: string) => `/resident/discharged-resident?discharge=${person}`;

function HowTheyLeft({ person }: { person: string }) {
  const may = useMay();
  return (
    may('view', discharge.name) && (
      <Button variant="default" component={Link} to={leavingOf(person)} leftSection={<IconDoorExit {...iconProps} />}>
        How they left
      </Button>
    )
  );
}

/** Where someone is, said with what that asks for; for those who may say it. */
function ComingAndGoing({ person, onChoose }: { person: Stored<typeof resident>; onChoose(asking: Asking): void }) {
  const actor = useActor();
  const may = useMay();
  const { list } = useChosenHome();
  const ways = new Set(movesFrom(resident, person, actor).map(({ to }) => to));
  const isHere = livingStates.some((living) => living === person.status);
  const isBack = ways.has('current') && isHere;
  const isComing = ways.has('current') && person.status === 'pre_admission';
  const mayPrepare = isHere && may('add', discharge.name);
  const mayMove =
    isHere && may('move', resident.name) && list.some((one) => one.id !== person.home && !isPractice(one));
  if (
    !ways.has('hospital') &&
    !ways.has('on_leave') &&
    !isBack &&
    !isComing &&
    !ways.has('pre_admission') &&
    !mayMove &&
    !mayPrepare
  )
    return null;
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown {...iconProps} />}>
          Coming and going
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {ways.has('hospital') && (
          <Menu.Item leftSection={<IconAmbulance {...iconProps} />} onClick={() => onChoose('hospital')}>
            Gone to hospital
          </Menu.Item>
        )}
        {ways.has('on_leave') && (
          <Menu.Item leftSection={<IconLuggage {...iconProps} />} onClick={() => onChoose('on_leave')}>
            Going on leave
          </Menu.Item>
        )}
        {isComing && (
          <Menu.Item leftSection={<IconDoorEnter {...iconProps} />} onClick={() => onChoose('moved_in')}>
            Has moved in
          </Menu.Item>
        )}
        {ways.has('not_admitted') && (
          <Menu.Item leftSection={<IconDoorOff {...iconProps} />} onClick={() => onChoose('not_moved_in')}>
            Will not move in
          </Menu.Item>
        )}
        {ways.has('pre_admission') && (
          <Menu.Item leftSection={<IconDoorEnter {...iconProps} />} onClick={() => onChoose('coming_again')}>
            Is coming after all
          </Menu.Item>
        )}
        {isBack && (
          <Menu.Item leftSection={<IconDoorEnter {...iconProps} />} onClick={() => onChoose('current')}>
            Is back
          </Menu.Item>
        )}
        {mayMove && (
          <Menu.Item leftSection={<IconBuildingCommunity {...iconProps} />} onClick={() => onChoose('house')}>
            Move to another house
          </Menu.Item>
        )}
        {mayPrepare && (
          <Menu.Item component={Link} to={leavingOf(person.id)} leftSection={<IconDoorExit {...iconProps} />}>
            Leaving for good
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
