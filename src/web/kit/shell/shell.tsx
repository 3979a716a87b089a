import { Button, Modal } from '@mantine/core';
import { localTime } from '#domain/kit/time/time.ts';
import type { ReactNode } from 'react';
import { Header } from './navigation/header.tsx';
import { secondsLeft } from '../api/idle.ts';
import { useHouseClock } from '../house/house-clock.ts';
import { NavBars } from './navigation/nav-bars.tsx';
import type { Navigation } from './navigation/navigation.ts';
import { PrintHeader } from '../page/print/print-header.tsx';
import { endedBy, useSessionLife } from './session-life.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { PracticeBar } from './practice-bar.tsx';
import { ViewingBar } from './viewing-bar.tsx';
import { useRestoredFocus } from './use-restored-focus.ts';
import { isPractice } from '../state/chosen-home.ts';
import { useSelectedHome } from '../state/store.ts';
import { Toaster } from '../ui/messages/toast.tsx';
import css from './shell.module.css';

function SessionEndedBar() {
  const { signOutBecause } = useSessionLife();
  const why = endedBy.use();
  if (!why) return null;
  return (
    <div className={css['ended']} role="alert">
      <span>Your session has ended. What you have typed is kept.</span>
      <Button variant="default" onClick={() => signOutBecause(why)}>
        Sign in again
      </Button>
    </div>
  );
}

/** Any key or touch is an answer; the button is there for those who look for one. */
function IdleWarning() {
  const left = secondsLeft.use();
  const stay = () => secondsLeft.set(null);
  return (
    <Modal opened={left !== null} onClose={stay} title="Are you still there?" withCloseButton={false}>
      <p aria-live="off">This device locks in {left} seconds. What you have typed is kept.</p>
      <Button onClick={stay} fullWidth data-autofocus>
        Stay
      </Button>
    </Modal>
  );
}

interface ShellProps {
  navigation: Navigation;
  /** Somebody is signed in and the device is not locked. */
  isOpen: boolean;
  hasNavigation: boolean;
  /** Stands in the header of those who are at work. */
  search?: ReactNode;
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ navigation, isOpen, hasNavigation, search, children }: ShellProps) {
  const { zone } = useHouseClock();
  const selected = useSelectedHome();
  useRestoredFocus();
  return (
    <div
      className={css['shell']}
      data-navigation={hasNavigation || undefined}
      data-practice={(isOpen && isPractice(selected)) || undefined}
    >
      <a href="#main" className={`${css['skip']} no-print`}>
        Skip to the page
      </a>
      <Header navigation={navigation} isOpen={isOpen} search={search} />
      <OfflineBar />
      {isOpen && <SessionEndedBar />}
      {isOpen && <ViewingBar />}
      {isOpen && <PracticeBar />}
      <div className={css['body']}>
        {hasNavigation && <NavBars navigation={navigation} />}
        <main id="main" className={css['main']} tabIndex={-1}>
          {isOpen && <PrintHeader />}
          {children}
        </main>
      </div>
      <Toaster timeOf={(at) => localTime(at, zone)} />
      {isOpen && <IdleWarning />}
    </div>
  );
}
