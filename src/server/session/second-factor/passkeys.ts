/** Passkeys by `@simplewebauthn/server`, which takes a second to load and is loaded by the first who needs it. */
import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PasskeySite } from '#domain/session/second-factor.ts';
import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Settings } from '../../kit/runtime/settings.ts';
import type { PasskeyFactor } from './factors.ts';

/** Ed25519, ECDSA with SHA-256 and RSA with SHA-256: what every make of passkey knows. */
const supportedAlgorithmIDs = [-8, -7, -257];

const webauthn = () => import('@simplewebauthn/server');

/**
 * A passkey belongs to a name that is reached safely, never to a number: on this machine to `localhost`, elsewhere to
 * the host of an https address. Null where there is no such name.
 */
export function passkeySite({ publicUrl }: Pick<Settings, 'publicUrl'>): PasskeySite | null {
  const address = new URL(publicUrl);
  const isNumber = isIP(address.hostname.replace(/^\[|\]$/g, '')) > 0;
  if (/^127\.|^\[::1\]$/.test(address.hostname)) address.hostname = 'localhost';
  else if (isNumber) return null;
  if (address.protocol !== 'https:' && address.hostname !== 'localhost') return null;
  return { rp_id: address.hostname, origin: address.origin };
}

interface NewPasskey {
  /** As whose passkey the browser names it. */
  readonly product: string;
  readonly owner: { readonly id: string; readonly username: string; readonly name: string };
  /** Those they have already, which are not made again. */
  readonly known: readonly PasskeyFactor[];
}

const described = (passkeys: readonly PasskeyFactor[]) =>
  passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports: [...transports] }));

export async function registrationOptions(
  site: PasskeySite,
  { product, owner, known }: NewPasskey,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: product,
    rpID: site.rp_id,
    userID: new TextEncoder().encode(owner.id),
    userName: owner.username,
    userDisplayName: owner.name,
    supportedAlgorithmIDs,
    excludeCredentials: described(known),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

export async function authenticationOptions(
  site: PasskeySite,
  passkeys: readonly PasskeyFactor[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: site.rp_id,
    allowCredentials: described(passkeys),
    userVerification: 'preferred',
  });
}

/** The library checks what is inside; whatever is not even of this shape is no answer of a passkey. */
const isResponse = (given: unknown): given is { readonly id: string; readonly response: object } =>
  isRecordValues(given) && typeof given['id'] === 'string' && isRecordValues(given['response']);

/** What a new passkey signed; null where it is not what was asked for. */
export async function readRegistration(
  site: PasskeySite,
  challenge: string,
  given: unknown,
): Promise<Omit<PasskeyFactor, 'id'> | null> {
  if (!isResponse(given)) return null;
  const { verifyRegistrationResponse } = await webauthn();
  const result = await verifyRegistrationResponse({
    response: given as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rp_id,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(refusedByLibrary);
  if (!result?.registrationInfo) return null;
  const { id, publicKey, counter, transports } = result.registrationInfo.credential;
  return { credential_id: id, public_key: Buffer.from(publicKey), counter, transports: transports ?? [] };
}

/** Whose passkey signed, and how often it says that it was used; null where none of theirs did. */
export async function readAuthentication(
  site: PasskeySite,
  { challenge, passkeys }: { readonly challenge: string; readonly passkeys: readonly PasskeyFactor[] },
  given: unknown,
): Promise<{ readonly id: string; readonly counter: number } | null> {
  if (!isResponse(given)) return null;
  const passkey = passkeys.find(({ credential_id }) => credential_id === given.id);
  if (!passkey) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  const result = await verifyAuthenticationResponse({
    response: given as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rp_id,
    requireUserVerification: false,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: [...passkey.transports],
    },
  }).catch(refusedByLibrary);
  return result?.verified ? { id: passkey.id, counter: result.authenticationInfo.newCounter } : null;
}

/** It throws an `Error` for everything that does not fit: another challenge, another site, a counter that went back. */
function refusedByLibrary(error: unknown): null {
  if (error instanceof Error) return null;
  throw error;
}
