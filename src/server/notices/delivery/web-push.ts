/** Web Push: RFC 8291 encrypts the message for one browser, RFC 8292 says who sends it. */
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
  type ECDH,
} from 'node:crypto';

export interface PushKeys {
  /** An uncompressed point of P-256, base64url. */
  readonly publicKey: string;
  /** PKCS #8, PEM. */
  readonly privateKey: string;
}

export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const base64url = (bytes: Buffer): string => bytes.toString('base64url');

export function newPushKeys(): PushKeys {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: base64url(point), privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}

const derived = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

const recordSize = 4096;

interface Chance {
  readonly salt: Buffer;
  readonly sender: ECDH;
}

function freshChance(): Chance {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
}

/** The body of a push message: one record of aes128gcm, whose last byte says that it is the last. */
export function encrypted(
  text: string,
  { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>,
  { salt, sender }: Chance = freshChance(),
): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url');
  const own = sender.getPublicKey();
  const shared = derived(
    sender.computeSecret(receiver),
    Buffer.from(auth, 'base64url'),
    Buffer.concat([Buffer.from('WebPush: info\0'), receiver, own]),
    32,
  );
  const key = derived(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.from([own.length]), own, body]);
}

/** Longest that the standard allows is a day; half of it leaves room for clocks that differ. */
const validForSeconds = 12 * 3600;

interface Claim {
  readonly endpoint: string;
  /** How a push service reaches whoever runs this installation. */
  readonly contact: string;
  readonly now: Date;
}

export function vapidHeader({ publicKey, privateKey }: PushKeys, { endpoint, contact, now }: Claim): string {
  const part = (value: object) => base64url(Buffer.from(JSON.stringify(value)));
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + validForSeconds,
    sub: contact,
  };
  const unsigned = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(unsigned), {
    key: createPrivateKey(privateKey),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${unsigned}.${base64url(signature)}, k=${publicKey}`;
}
