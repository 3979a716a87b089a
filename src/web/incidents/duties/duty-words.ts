import type { Duty, DutyKind } from '#domain/incidents/incident/incident-duties.ts';
import { dayInWords, momentInWords } from '../../kit/house/house-clock.ts';

interface Words {
  readonly title: string;
  /** What is said once it is done. */
  readonly met: string;
  /** What is said where it was met without anybody being told. */
  readonly otherwise?: string;
  /** Whoever is told has a line of their own in the report. */
  readonly who?: string;
  /** What follows once it is decided, and by when. */
  readonly afterwards?: string;
}

export const dutyWords: { readonly [K in DutyKind]: Words } = {
  ambulance: { title: 'Call 999', met: 'Called' },
  gp: { title: 'Tell the GP', met: 'Told', otherwise: 'Other medical help was called', who: 'gp' },
  manager: { title: 'Tell the manager or on-call', met: 'Told', who: 'manager' },
  police: { title: 'Tell the police', met: 'Told', who: 'police' },
  family: { title: 'Tell the family', met: 'Told', otherwise: 'Not told, with a reason', who: 'family' },
  safeguarding: { title: 'Safeguarding', met: 'Decided' },
  regulator: { title: 'Tell the regulator', met: 'Decided', afterwards: 'If yes, tell it without delay' },
  riddor: { title: 'Report under RIDDOR', met: 'Decided', afterwards: 'If yes, report by' },
  candour: { title: 'Duty of candour', met: 'Decided', afterwards: 'If yes, the letter goes by' },
};

/** By when, in words; what is done has no deadline any more. */
export function dutyDeadline({ kind, by, finish_on, isMet }: Duty, zone: string): string {
  if (isMet) return '';
  const { afterwards } = dutyWords[kind];
  const first = by === null ? 'At once' : `By ${momentInWords(by, zone)}`;
  return afterwards ? `${first}. ${afterwards}${finish_on ? ` ${dayInWords(finish_on)}` : ''}.` : `${first}.`;
}
