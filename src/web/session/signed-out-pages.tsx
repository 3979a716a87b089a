import { Button, MantineProvider } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore, type FC } from 'react';
import { useColours } from '#web/kit/styles/colours.ts';
import { Tool } from '#web/kit/shell/navigation/header-tool.tsx';
import mark from '#web/kit/styles/hearth.svg';
import { nonce } from '#web/kit/api/nonce.ts';
import { OfflineBar } from '#web/kit/shell/offline-bar.tsx';
import { theme, variables } from '#web/kit/styles/theme.ts';
import { Toaster } from '#web/kit/ui/messages/toast.tsx';
import { t } from '#web/kit/state/words.ts';
import { presentMoment } from '#web/kit/state/present-moment.ts';
import { LoginScreen } from './login-screen.tsx';
import { PasswordResetEmailScreen } from './password-reset-email-screen.tsx';
import { PasswordResetScreen } from './password-reset-screen.tsx';
import type { Entry } from './answers/entry.ts';
import { UnknownPage } from './unknown-page.tsx';
import header from '#web/kit/shell/navigation/header.module.css';
import shell from '#web/kit/shell/shell.module.css';

export interface SignedOutProps {
  onSignedIn(entry: Entry): Promise<void>;
}

const ErrorPage = () => (
  <UnknownPage>
    <Button component="a" href={otherwise} fullWidth>
      Sign in
    </Button>
  </UnknownPage>
);

const otherwise = '/login';

/** The only paths there are for somebody who is not signed in; each is the whole path. */
export const signedOutScreens: Readonly<Record<string, FC<SignedOutProps>>> = {
  '/login': LoginScreen,
  '/api/password_reset': PasswordResetScreen,
  '/password-reset-email': PasswordResetEmailScreen,
  '/error': ErrorPage,
};

const withoutSlash = (pathname: string) => pathname.replace(/(?<=.)\/$/, '');

/** The path whose screen is shown: any other leads to sign-in. */
export const signedOutPath = (pathname: string): string =>
  Object.hasOwn(signedOutScreens, withoutSlash(pathname)) ? withoutSlash(pathname) : otherwise;

/** There are four pages and plain links between them, so no router is loaded for them. */
const watchAddress = (changed: () => void) => {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
};

function useSignedOutPath(): string {
  const pathname = useSyncExternalStore(watchAddress, () => window.location.pathname);
  const path = signedOutPath(pathname);
  useEffect(() => {
    if (path !== withoutSlash(pathname)) window.history.replaceState(window.history.state, '', path);
  }, [path, pathname]);
  return path;
}

const deviceTime = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const isLate = (hour: number) => hour >= 21 || hour < 6;

function FrontHeader() {
  const [colours, toggleColours] = useColours(null);
  const isNight = colours === 'dark';
  const [isEvening] = useState(() => isLate(new Date(presentMoment()).getHours()));
  const Icon = isNight ? IconSun : IconMoon;
  return (
    <header className={header['header']}>
      <a href="/" className={header['brand']}>
        <img src={mark} alt="" width={36} height={36} />
        <span>{t('product.name')}</span>
      </a>
      <div className={header['space']} />
      <Tool
        label="Night"
        icon={<Icon size={24} stroke={1.75} aria-hidden />}
        onClick={toggleColours}
        pressed={isNight}
        isOffered={isEvening && !isNight}
      />
    </header>
  );
}

/** Everything that somebody sees who is not signed in. It knows no records, no router and no store. */
export function SignedOutPages({ onSignedIn }: SignedOutProps) {
  const [colours] = useColours(null);
  const path = useSignedOutPath();
  const Screen = signedOutScreens[path] ?? LoginScreen;
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme={colours} getStyleNonce={nonce}>
      <div className={shell['shell']}>
        <a href="#main" className={shell['skip']}>
          Skip to the page
        </a>
        <FrontHeader />
        <OfflineBar />
        <div className={shell['body']}>
          <main id="main" className={shell['main']} tabIndex={-1}>
            <Screen key={path} onSignedIn={onSignedIn} />
          </main>
        </div>
        <Toaster timeOf={(at) => deviceTime.format(new Date(at))} />
      </div>
    </MantineProvider>
  );
}
