import type { Letter } from '../../kit/runtime/app-dependencies.ts';

interface WaitingCount {
  readonly house: string;
  readonly count: number;
}

interface Addressed {
  readonly to: string;
  readonly name: string;
  readonly link: string;
  readonly waiting: readonly WaitingCount[];
}

/** By which a digest is known among the letters. */
export const digestSubject = 'Reminders that wait for you in Hearth';

const counted = ({ house, count }: WaitingCount): string =>
  `${house}: ${count === 1 ? '1 reminder' : `${count} reminders`}`;

/** Mail travels open: how many and where, never about whom or what. */
export const digestLetter = ({ to, name, link, waiting }: Addressed): Letter => ({
  to,
  subject: digestSubject,
  text: `Hello ${name},

these can wait, but should not be forgotten:

${waiting.map(counted).join('\n')}

Read them here:

${link}

This letter comes once a day, while something waits. Whether it comes at all is said under "My profile".
`,
});
