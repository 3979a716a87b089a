/** The half of the product for those who are not signed in: an entry of its own, so that the first page comes quickly. */
import './kit/styles.ts';
import { draw } from './root.tsx';
import type { Entry } from './session/sign-in-form.tsx';
import { SignedOutPages } from './session/signed-out-pages.tsx';

const loadWork = () => import('./signed-in.tsx');

async function signIn(entry: Entry): Promise<void> {
  const { start } = await loadWork();
  await start(entry);
}

export function start(): void {
  // What comes after sign-in is fetched while somebody types; a failure shows itself when it is needed.
  window.addEventListener('input', () => void loadWork().catch(() => undefined), { once: true });
  draw(<SignedOutPages onSignedIn={signIn} />);
}
