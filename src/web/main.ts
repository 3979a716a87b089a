/** Decides which of the two halves of the product is loaded; it knows neither, so that it runs at once. */
import { hasStoredSession } from './kit/state/stored-session.ts';

const half = hasStoredSession() ? import('./signed-in.tsx') : import('./signed-out.tsx');
half
  .then(({ start }) => start())
  .catch((error: unknown) => {
    // The page is still empty, and whatever could draw a better sentence did not arrive.
    const again = document.createElement('a');
    again.href = window.location.href;
    again.textContent = 'Hearth could not be loaded. Check your network, then try again.';
    document.getElementById('root')?.replaceChildren(again);
    throw error;
  });
