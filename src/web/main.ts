/** Decides which of the two halves of the product is loaded; it knows neither, so that it runs at once. */
import { hasStoredSession } from './kit/state/stored-session.ts';

const within = (milliseconds: number, done: Promise<unknown>) =>
  Promise.race([done, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Until the browser reports that something large is on the screen; drawn is not yet shown on a busy device. */
function shown(): Promise<unknown> {
  const type = 'largest-contentful-paint';
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return frame();
  return new Promise((resolve) => new PerformanceObserver(resolve).observe({ type, buffered: true }));
}

const hasPicture = () => 'signIn' in document.documentElement.dataset;

/** Until the picture of the sign-in page is on the screen in its own font. Nobody waits long, and not for what nobody sees. */
async function painted(): Promise<void> {
  if (document.hidden || !hasPicture()) return;
  await within(500, Promise.all([shown(), document.fonts.ready]));
  await within(100, frame());
}

const half = hasStoredSession() ? import('./signed-in.tsx') : painted().then(() => import('./signed-out.tsx'));
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
