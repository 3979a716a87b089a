/** The half of the product for those who are not signed in: an entry of its own, so that the first page comes quickly. */
import './kit/styles/styles.ts';
import { startTransition } from 'react';
import { hasStoredSession } from './kit/state/stored-session.ts';
import { askOtherTabs } from './kit/api/tabs.ts';
import { draw } from './root.tsx';
import type { Entry } from './session/answers/entry.ts';
import { SignedOutPages, signedOutPath } from './session/signed-out-pages.tsx';

const loadWork = () => import('./signed-in.tsx');

async function signIn(entry: Entry): Promise<void> {
  const { start } = await loadWork();
  await start(entry);
}

/** A tab in the background may be slow to answer; after this, or once they type, nobody expects to be let in without asking. */
function tooLateToJoin(): AbortSignal {
  const typing = new AbortController();
  window.addEventListener('input', () => typing.abort(), { once: true });
  return AbortSignal.any([typing.signal, AbortSignal.timeout(30_000)]);
}

/**
 * Pages that a link in a letter opens: they act for the person whom the link names, so no other tab's session is
 * joined.
 */
const ownDoors: readonly string[] = ['/api/password_reset', '/password-reset-email'];

/** Goes on with the session that another tab of this browser has open. Nobody waits for it: the sign-in page is drawn meanwhile. */
async function joinOtherTab({ pathname, search }: Location): Promise<void> {
  if (ownDoors.includes(signedOutPath(pathname))) return;
  const at = pathname + search;
  const session = await askOtherTabs(tooLateToJoin());
  if (!session) return;
  const { start } = await loadWork();
  // Whoever has signed in here meanwhile goes on with their own session.
  if (!hasStoredSession()) await start({ ...session, at });
}

export function start(): void {
  // What comes after sign-in is fetched while somebody types; a failure shows itself when it is needed.
  window.addEventListener('input', () => void loadWork().catch(() => undefined), { once: true });
  joinOtherTab(window.location).catch(console.warn);
  // A transition renders in short pieces, so that the page that is in sight already answers touches meanwhile.
  startTransition(() => draw(<SignedOutPages onSignedIn={signIn} />));
}
