const isThere = (): boolean => 'Notification' in window;

export const canAsk = (): boolean => isThere() && Notification.permission === 'default';

/** What a locked screen may show to whoever passes by: that something waits and where, never about whom or what. */
export const wordsFor = (count: number, house: string): string =>
  `${house}: ${count === 1 ? 'something needs you' : `${count} things need you`} now.`;

/** Tells the device, where its owner has allowed it and is not looking at Hearth anyway. */
export function notifyDevice(count: number, house: string): void {
  if (!isThere() || Notification.permission !== 'granted' || !document.hidden) return;
  try {
    new Notification('Hearth', { body: wordsFor(count, house), tag: 'hearth-reminders' });
  } catch (fault) {
    // Android lets only a service worker notify; there the badge in the header is all there is.
    if (!(fault instanceof TypeError)) throw fault;
  }
}
