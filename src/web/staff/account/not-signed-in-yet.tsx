import { calledName } from '#domain/kit/people/person-name.ts';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { Panel } from '../../kit/page/panel.tsx';
import { iconLook } from '../../kit/ui/icon-look.ts';
import kit from '../../kit/styles/kit.module.css';
import { InviteDialog, type AccountDialogProps } from './account-dialogs.tsx';
import { useMayManage } from './use-may-manage.ts';

/** A new colleague is invited from here; once they have signed in there is nothing to say. */
export function NotSignedInYet({ person, onChanged }: Omit<AccountDialogProps, 'onClose'>) {
  const mayManage = useMayManage(person);
  const [isAsking, setIsAsking] = useState(false);
  if (!mayManage || person.is_active !== true || person.last_login !== null) return null;
  return (
    <Panel title="Has not signed in yet">
      <div className={kit['ends']}>
        <p className={kit['quiet']}>An invitation lets {calledName(person)} choose a password.</p>
        <Button variant="default" leftSection={<IconMail {...iconLook} />} onClick={() => setIsAsking(true)}>
          Invite
        </Button>
      </div>
      {isAsking && <InviteDialog person={person} onChanged={onChanged} onClose={() => setIsAsking(false)} />}
    </Panel>
  );
}
