/** One-time codes of authenticator apps, as RFC 6238 has them: SHA-1, six digits, thirty seconds. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const stepMs = 30_000;
const digits = 6;
/** A phone's clock may be this many steps off, either way. */
const drift = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As RFC 4648 has it, without padding: what authenticator apps read and people type. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** 160 random bits, the length of the hash. */
export const newSecret = (): string => base32(randomBytes(20));

export const stepAt = (now: Date): number => Math.floor(now.getTime() / stepMs);

export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

/** The time step whose code this is, within the drift of clocks; null where it is none of theirs. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const around = Array.from({ length: 2 * drift + 1 }, (_, at) => stepAt(now) + at - drift);
  const matching = around.filter((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code)));
  return matching.at(-1) ?? null;
}

/** What the picture holds that an authenticator app reads. */
export function totpAddress({ secret, username, issuer }: Readonly<Record<'secret' | 'username' | 'issuer', string>>) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
