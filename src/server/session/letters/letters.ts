import type { Letter } from '../../kit/runtime/app-dependencies.ts';
import { saidInFull } from '#domain/kit/time/day-words.ts';
import { localDay, localTime } from '#domain/kit/time/time.ts';
import { usualZone } from '#domain/kit/vocabulary/home-settings.ts';
import { validFor } from './one-time-link.ts';

/** Mail travels open: it names nobody who lives with us, and nothing about care. */

interface Addressed {
  readonly to: string;
  readonly name: string;
  readonly username: string;
  readonly link: string;
  readonly provider: string;
}

export const resetLetter = ({ to, name, username, link, provider }: Addressed): Letter => ({
  to,
  worthMs: validFor.reset,
  subject: 'Choose a new password for Hearth',
  text: `Hello ${name},

someone asked for a new password for your account "${username}" at ${provider}. If it was you, open this link and choose one:

${link}

The link works once, for 30 minutes, and ends every session of your account. If it was not you, there is nothing to do: your password stays as it is.
`,
});

export const invitationLetter = ({ to, name, username, link, provider }: Addressed): Letter => ({
  to,
  worthMs: validFor.invitation,
  subject: `Your account at ${provider}`,
  text: `Hello ${name},

${provider} has made an account for you in Hearth; your username is "${username}". Open this link to choose a password:

${link}

The link works once, for three days. If it has expired, ask the manager of your house for a new one.
`,
});

interface FactorChange extends Omit<Addressed, 'link'> {
  /** What was done, as the end of a sentence. */
  readonly change: string;
  readonly at: string;
}

/** Whoever takes an account over changes its second factor first: its owner hears of it wherever they are. */
export const factorLetter = ({ to, name, username, provider, change, at }: FactorChange): Letter => ({
  to,
  worthMs: 7 * 24 * 3_600_000,
  subject: 'The second factor of your Hearth account has changed',
  text: `Hello ${name},

on ${saidInFull(localDay(at, usualZone))} at ${localTime(at, usualZone)}, ${change} your account "${username}" at ${provider}.

If this was you, or you know of it, there is nothing to do. If not, ring the manager of your house at once: they can sign you out everywhere and close the account until it is yours again.
`,
});
