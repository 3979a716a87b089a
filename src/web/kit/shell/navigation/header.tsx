import { localTime } from '#domain/kit/time/time.ts';
import { UnstyledButton } from '@mantine/core';
import { IconLock, IconMail, IconMoon, IconSun } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useColours } from '../../styles/colours.ts';
import { FirstHouseOffer } from '../first-house.tsx';
import mark from '../../styles/hearth.svg';
import { Tool } from './header-tool.tsx';
import { HouseSwitcher } from '../house-switcher.tsx';
import { lockTrip } from '../../state/lock-trip.ts';
import { MessagesDrawer } from '../messages-drawer.tsx';
import { NameMenu } from './name-menu.tsx';
import { useVisible, type NavAct, type Navigation } from './navigation.ts';
import { useAuth, useSelectedHome } from '../../state/store.ts';
import { useHouseClock } from '../../house/house-clock.ts';
import { useNow } from '../../house/use-now.ts';
import { t } from '../../state/words.ts';
import css from './header.module.css';

/** From nine in the evening until six on the clock of the house, when darker colours are worth offering. */
function useIsEvening(): boolean {
  const { zone } = useHouseClock();
  const time = localTime(useNow(), zone);
  return time >= '21:00' || time < '06:00';
}

/** The one thing done from every page; on a phone it stands in the bar at the foot. */
function Offer({ act: { label, icon: Icon, act, keys } }: { act: NavAct }) {
  return (
    <UnstyledButton
      className={css['offer']}
      onClick={act}
      aria-haspopup="dialog"
      aria-keyshortcuts={keys}
      title={keys.replace('+', ' + ')}
    >
      <Icon {...icon} />
      <span>{label}</span>
    </UnstyledButton>
  );
}

const icon = { size: 24, stroke: 1.75, 'aria-hidden': true } as const;

/** Stands above every page, also before sign-in and on the lock screen, where it shows only what anyone may see. */
export function Header({
  navigation,
  isOpen,
  search: searchField,
}: {
  navigation: Navigation;
  isOpen: boolean;
  search?: ReactNode;
}) {
  const { user } = useAuth();
  const selected = useSelectedHome();
  const [colours, toggleColours] = useColours(user?.id ?? null);
  const [isReading, setIsReading] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isNight = colours === 'dark';
  const isEvening = useIsEvening();
  const offers = useVisible()([navigation.act]);
  const night = (
    <Tool
      label="Night"
      icon={isNight ? <IconSun {...icon} /> : <IconMoon {...icon} />}
      onClick={toggleColours}
      pressed={isNight}
      wideOnly={isOpen}
      isOffered={isEvening && !isNight}
    />
  );
  return (
    <header className={css['header']} data-open={isOpen || undefined}>
      <Link to={navigation.welcome} className={css['brand']}>
        <img src={mark} alt="" width={36} height={36} />
        <span>{t('product.name')}</span>
      </Link>
      {isOpen && (selected ? <HouseSwitcher home={navigation.home} /> : <FirstHouseOffer />)}
      {isOpen && searchField}
      <div className={css['space']} />
      {isOpen && user ? (
        <>
          {selected && offers.map((act) => <Offer key={act.label} act={act} />)}
          <navigation.bell />
          <Tool label="Messages" icon={<IconMail {...icon} />} onClick={() => setIsReading(true)} wideOnly />
          {night}
          <Tool
            label="Lock"
            tour="lock"
            icon={<IconLock {...icon} />}
            onClick={() => void navigate(navigation.lock, { state: lockTrip(pathname + search) })}
          />
          <NameMenu
            user={user}
            profile={navigation.profile}
            help={navigation.help}
            tour={selected ? navigation.tour : null}
            isNight={isNight}
            onColours={toggleColours}
            onMessages={() => setIsReading(true)}
          />
          <MessagesDrawer opened={isReading} onClose={() => setIsReading(false)} />
        </>
      ) : (
        night
      )}
    </header>
  );
}
