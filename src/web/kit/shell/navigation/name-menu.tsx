import { Menu, UnstyledButton } from '@mantine/core';
import {
  IconBaselineDensityMedium,
  IconChevronDown,
  IconHelp,
  IconLogout,
  IconMail,
  IconMoon,
  IconRoute,
  IconSun,
  IconUserCircle,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useDensity } from '../../styles/density.ts';
import { PersonFace } from '../../person/person-face.tsx';
import { useSessionLife } from '../session-life.tsx';
import { nameOf, type User } from '../../state/session.ts';
import css from './header.module.css';

interface NameMenuProps {
  user: User;
  profile: string;
  help: string;
  /** Null where no house is chosen in which to be shown around. */
  tour: (() => void) | null;
  isNight: boolean;
  onColours: () => void;
  onMessages: () => void;
}

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

/** Holds, on a phone, also what the wider header shows beside it. */
export function NameMenu({ user, profile, help, tour, isNight, onColours, onMessages }: NameMenuProps) {
  const { signOut } = useSessionLife();
  const name = nameOf(user);
  const [density, toggleDensity] = useDensity(user.id);
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <UnstyledButton className={css['me']} data-tour="menu">
          <PersonFace name={nameOf(user)} photo={user.photo} />
          <span className={css['name']}>{name}</span>
          <span className="seen-by-readers">: my menu</span>
          <IconChevronDown size={18} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`${profile}?id=${user.id}`} leftSection={<IconUserCircle {...icon} />}>
          My profile
        </Menu.Item>
        <Menu.Item component={Link} to={help} leftSection={<IconHelp {...icon} />}>
          Help
        </Menu.Item>
        {tour && (
          <Menu.Item leftSection={<IconRoute {...icon} />} onClick={tour}>
            Show me around
          </Menu.Item>
        )}
        <Menu.Item className={css['narrow'] ?? ''} leftSection={<IconMail {...icon} />} onClick={onMessages}>
          Messages
        </Menu.Item>
        <Menu.Item
          className={css['narrow'] ?? ''}
          leftSection={isNight ? <IconSun {...icon} /> : <IconMoon {...icon} />}
          onClick={onColours}
        >
          {isNight ? 'Day colours' : 'Night colours'}
        </Menu.Item>
        <Menu.Item
          className={css['notInHand'] ?? ''}
          leftSection={<IconBaselineDensityMedium {...icon} />}
          onClick={toggleDensity}
        >
          {density === 'desk' ? 'Larger, for fingers' : 'Smaller, for a mouse'}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout {...icon} />} onClick={signOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
