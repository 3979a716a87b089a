import { MantineProvider } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { isAgencyOnly } from '#domain/kit/people/agency-only.ts';
import { useLocation, useRoutes } from 'react-router';
import { pageOpened } from './kit/api/error-catalogue.ts';
import { useColours } from './kit/styles/colours.ts';
import { useAppliedDensity } from './kit/styles/density.ts';
import { useScrollPlace } from './kit/page/opening/scroll-place.ts';
import { LazyPart, lazyPage, PageFrame } from './kit/page/opening/lazy-page.tsx';
import { Shell } from './kit/shell/shell.tsx';
import { nonce } from './kit/api/nonce.ts';
import { isHeldUp } from './kit/state/session.ts';
import { useAuth } from './kit/state/store.ts';
import { theme, variables } from './kit/styles/theme.ts';
import { TourHost } from './help/tour/tour-host.tsx';
import { navigation } from './navigation.ts';
import { RecordingHost } from './recording/recording-host.tsx';
import { fetchAhead, routesOf } from './route-pages.tsx';
import { home, lock, signedInRoutes } from './routes.ts';
import { ProofHost } from './session/second-factor/proof-host.tsx';
import { SignedOutPages, type SignedOutProps } from './session/signed-out-pages.tsx';
import { SearchField } from './search/search-field.tsx';
import { useAuditedPrints } from './use-audited-prints.ts';

const inside = routesOf(signedInRoutes, '/error');

/**
 * The pages that open before somebody has set a password of their own and the second factor that is required of them.
 * Every other address leads to the profile, where both are set.
 */
const openBefore: readonly string[] = [navigation.profile, navigation.lock, '/login', '/error'];
const renewing = routesOf(
  signedInRoutes.filter(({ path }) => openBefore.includes(path)),
  navigation.profile,
);

const isAt = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);
/** Pages that come before the work and show no way into it. */
const withoutNavigation = ['/login', '/lock'];

const BriefGate = lazyPage<{ children: ReactNode }>(() => import('./handover/brief/brief-gate.tsx'));

/** Whoever is lent to a house reads its safety cards before recording anything; nobody else waits for the code of it. */
const Briefed = ({ groups, children }: { groups: unknown; children: ReactNode }) =>
  Array.isArray(groups) && isAgencyOnly(groups.map(String)) ? (
    <LazyPart failed={children}>
      <BriefGate>{children}</BriefGate>
    </LazyPart>
  ) : (
    children
  );

/** The session decides which set of routes there is. */
export function App({ onSignedIn }: SignedOutProps) {
  const { loggedin, user } = useAuth();
  const { pathname } = useLocation();
  const [colours] = useColours(user?.id ?? null);
  useAppliedDensity(user?.id ?? null);
  useScrollPlace();
  const isWaiting = loggedin && isHeldUp(user);
  const page = useRoutes(isWaiting ? renewing : inside);
  const isOpen = loggedin && !isWaiting && !isAt(pathname, navigation.lock);
  useAuditedPrints(isOpen, signedInRoutes);
  useEffect(pageOpened, [pathname]);
  const isChoosing = isOpen && pathname === navigation.welcome;
  useEffect(() => {
    if (isOpen) void fetchAhead(lock);
  }, [isOpen]);
  useEffect(() => {
    if (isChoosing) void fetchAhead(home);
  }, [isChoosing]);
  const hasNavigation =
    isOpen && pathname !== navigation.welcome && !withoutNavigation.some((path) => isAt(pathname, path));
  if (!loggedin) return <SignedOutPages onSignedIn={onSignedIn} />;
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme={colours} getStyleNonce={nonce}>
      <Shell
        navigation={navigation}
        isOpen={isOpen}
        hasNavigation={hasNavigation}
        search={<SearchField navigation={navigation} />}
      >
        <PageFrame path={pathname}>{page}</PageFrame>
      </Shell>
      <ProofHost />
      {isOpen && <TourHost />}
      {isOpen && (
        <Briefed groups={user?.groups}>
          <RecordingHost />
        </Briefed>
      )}
    </MantineProvider>
  );
}
