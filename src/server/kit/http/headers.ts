import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const newNonce = (): string => randomBytes(16).toString('base64');

export const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A photo of a wound is taken with the camera, and a passkey is made and asked for. */
const used = ['camera', 'publickey-credentials-create', 'publickey-credentials-get'];

/** What browsers offer a page and a care home has no use for. Names no browser knows would be complained of. */
const unused = `
  accelerometer autoplay browsing-topics captured-surface-control clipboard-read compute-pressure cross-origin-isolated deferred-fetch
  digital-credentials-create digital-credentials-get display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid
  identity-credentials-get idle-detection interest-cohort keyboard-map language-detector language-model local-fonts magnetometer microphone midi
  on-device-speech-recognition otp-credentials payment picture-in-picture private-state-token-issuance private-state-token-redemption
  screen-wake-lock serial speaker-selection storage-access summarizer sync-xhr translator usb
  window-management xr-spatial-tracking`
  .trim()
  .split(/\s+/);

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [
    ...used.map((feature) => `${feature}=(self)`),
    ...unused.map((feature) => `${feature}=()`),
  ].join(', '),
} as const;

const twoYears = 63_072_000;

/** What every answer carries, so that stored text is never executed and nothing private lies in a cache. */
export function declareHeaders(app: FastifyInstance): void {
  // Files of the page say otherwise for themselves, and so does the page: only what is drawn needs a nonce nobody can know.
  const carried = { ...always, 'cache-control': 'no-store', 'content-security-policy': policy(newNonce()) };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(carried);
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${twoYears}; includeSubDomains`);
    done();
  });
}
