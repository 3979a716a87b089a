import { calledName } from '#domain/kit/people/person-name.ts';
import { newcomerWords } from '#domain/session/newcomer.ts';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import kit from '../../kit/styles/kit.module.css';
import { InviteDialog, type AccountDialogProps } from './account-dialogs.tsx';
import { useMayManage } from './use-may-manage.ts';
import { useNewcomers } from './use-newcomers.ts';

type NewcomerProps = Omit<AccountDialogProps, 'onClose'>;

/** A new colleague is invited from here; once they have signed in there is nothing to say. */
export function NotSignedInYet({ person, onChanged }: NewcomerProps) {
  const mayManage = useMayManage(person);
  return mayManage && person.is_active === true && person.last_login === null ? (
    <Inviting person={person} onChanged={onChanged} />
  ) : null;
}

function Inviting({ person, onChanged }: NewcomerProps) {
  const { body, reload } = useNewcomers();
  const { now, zone } = useHouseClock();
  const [isAsking, setIsAsking] = useState(false);
  const known = body?.find(({ id }) => id === person.id);
  return (
    <Panel title="Has not signed in yet">
      <div className={kit['ends']}>
        <p className={kit['quiet']}>
          {known && `${newcomerWords(known, now(), zone)} `}
          {!known?.has_password && `An invitation lets ${calledName(person)} choose a password.`}
        </p>
        {!known?.has_password && (
          <Button variant="default" leftSection={<IconMail {...iconProps} />} onClick={() => setIsAsking(true)}>
            {known?.invitation ? 'Invite again' : 'Invite'}
          </Button>
        )}
      </div>
      {isAsking && (
        <InviteDialog
          person={person}
          onChanged={(changed) => {
            onChanged(changed);
            reload();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Panel>
  );
}
