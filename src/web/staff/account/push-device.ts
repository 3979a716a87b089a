import { create, get, remove, type ApiAnswer } from '../../kit/api/api.ts';
import { objectWith } from '../../kit/api/shapes.ts';

/** Where the worker lies: at the root, so that it may speak for every page. */
const workerPath = '/push-worker.js';

/** Browsers let a page receive push messages over a secure connection only. */
export const canPush = (): boolean =>
  window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The person has told the browser that they want none. */
export const isPushRefused = (): boolean => 'Notification' in window && Notification.permission === 'denied';

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const registration = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(workerPath, { scope: '/', updateViaCache: 'none' });

async function ownSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const known = await navigator.serviceWorker.getRegistration('/');
  return (await known?.pushManager.getSubscription()) ?? null;
}

const hasDevices = objectWith<{ devices: readonly { id: string; endpoint: string }[] }>('devices');

/** This browser's address for push messages, if it has one. */
export const ownEndpoint = async (): Promise<string | null> => (await ownSubscription())?.endpoint ?? null;

/** Whoever signs out is not told here any more: the next person at this browser must not be shown what was meant for them. */
export async function removeThisDevice(headers: Record<string, string>): Promise<void> {
  const subscription = await ownSubscription();
  if (!subscription) return;
  const answer = await get('/api/me/channels/', {
    is: hasDevices,
    quiet: true,
    headers,
  });
  const own = answer.ok && answer.body.devices.find(({ endpoint }) => endpoint === subscription.endpoint);
  if (own) await remove(`/api/me/devices/${own.id}/`, { quiet: true, keepalive: true, headers });
  // The push service may take its time; signing out does not wait for it.
  subscription.unsubscribe().catch(console.warn);
}

/** Asks the browser, then tells the server where to send. Null where the person or the browser said no. */
export async function addThisDevice(publicKey: string): Promise<ApiAnswer<unknown> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await registration();
  await navigator.serviceWorker.ready;
  // One made with an earlier key of the server stands in the way of the next.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  const { endpoint, keys } = subscription.toJSON();
  return create('/api/me/devices/', { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] });
}
