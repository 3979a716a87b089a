import { group } from '#domain/staff/access/group.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import type { FactorReset } from '#domain/session/second-factor.ts';
import { personName } from '#domain/kit/people/person-name.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { Button, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconDeviceMobileOff,
  IconEye,
  IconKey,
  IconMail,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useRights } from '../../kit/access/rights.ts';
import type { LiveAnswer } from '../../kit/data/use-live-answer.ts';
import { useAuth } from '../../kit/state/store.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { CloseAccountDialog, InviteDialog } from '../account/account-dialogs.tsx';
import { AskResetDialog } from '../account/second-factor/factor-reset.tsx';
import { useMayManage } from '../account/use-may-manage.ts';
import { ChangeRights } from '../rights/change-rights.tsx';
import { OpenAccount } from '../rights/open-account.tsx';
import { ViewAsDialog } from '../rights/view-as-dialog.tsx';

type Act = 'invite' | 'rights' | 'view' | 'reset' | 'open' | 'close';

const icons: { readonly [A in Act]: ReactNode } = {
  invite: <IconMail {...iconProps} />,
  rights: <IconKey {...iconProps} />,
  view: <IconEye {...iconProps} />,
  reset: <IconDeviceMobileOff {...iconProps} />,
  open: <IconUserCheck {...iconProps} />,
  close: <IconUserOff {...iconProps} />,
};

const labels: { readonly [A in Act]: (name: string) => string } = {
  invite: () => 'Invite',
  rights: () => 'Change groups and houses',
  view: (name) => `See Hearth as ${name}`,
  reset: () => 'Reset the second factor',
  open: () => 'Open account',
  close: () => 'Close account',
};

interface MenuProps {
  person: Stored<typeof staff>;
  reset: LiveAnswer<FactorReset>;
  onChanged(record: Stored<typeof staff>): void;
  /** A second person was asked to confirm a change. */
  onAsked(): void;
}

/** What the reader may do about this account, in the order in which it is wanted. */
function useActs(person: Stored<typeof staff>, reset: FactorReset | null): readonly Act[] {
  const rights = useRights();
  const { user } = useAuth();
  const mayManage = useMayManage(person);
  if (!('is_active' in person)) return [];
  const isOther = person.id !== user?.id;
  const isManaging = rights.has('manage_users') || user?.is_superuser === true;
  const mayTouch = isManaging && (!person.is_superuser || user?.is_superuser === true) && 'groups' in person;
  const offered: { readonly [A in Act]: boolean } = {
    invite: mayManage && person.is_active,
    open: mayTouch && !person.is_active,
    rights: mayTouch && may(rights, 'change', staff.name) && may(rights, 'view', group.name),
    view: mayTouch && isOther && person.is_active,
    reset: isOther && reset?.has_second_factor === true && reset.asked === null,
    close: mayManage && person.is_active && isOther,
  };
  return keysOf(offered).filter((act) => offered[act]);
}

/** Everything about the account and its rights, behind one button. */
export function AccountMenu({ person, reset, onChanged, onAsked }: MenuProps) {
  const acts = useActs(person, reset.body);
  const [asking, setAsking] = useState<Act | null>(null);
  const name = personName(person);
  const close = () => setAsking(null);
  const about = { person, onChanged, onClose: close };
  const dialogs: { readonly [A in Act]: () => ReactNode } = {
    invite: () => <InviteDialog {...about} />,
    rights: () => <ChangeRights {...about} onAsked={onAsked} />,
    view: () => <ViewAsDialog person={{ id: person.id, name }} onClose={close} />,
    reset: () => <AskResetDialog person={person} name={name} reset={reset} onClose={close} />,
    open: () => <OpenAccount {...about} onAsked={onAsked} />,
    close: () => <CloseAccountDialog {...about} />,
  };
  if (acts.length === 0) return null;
  return (
    <>
      <Menu position="bottom-start" width={280}>
        <Menu.Target>
          <Button variant="default" className="no-print" rightSection={<IconChevronDown {...iconProps} />}>
            Account
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {acts.map((act) => (
            <Menu.Item key={act} leftSection={icons[act]} onClick={() => setAsking(act)}>
              {labels[act](name)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {asking && dialogs[asking]()}
    </>
  );
}
