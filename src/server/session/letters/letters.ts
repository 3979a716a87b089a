import type { Letter } from '../../kit/runtime/parts.ts';
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
