import type { Assessment } from '../assessment.ts';

/** What a house may do with a form of the library, by what its licence allows. */
export const formGroups = {
  changeable: {
    title: 'Ready, and yours to change',
    help: 'Open one to read it. To change it, make a new version there; head office publishes it. Results so far stay with the version they were made on.',
  },
  verbatim: {
    title: 'Ready, word for word',
    help: 'Published questionnaires. Their owners allow their use as they are, so that scores mean the same everywhere: use them, but do not change their words. Head office can retire what no house uses.',
  },
  drafts: { title: 'Being written', help: 'Nobody can fill these in before head office has published them.' },
  waiting: {
    title: 'Waiting for permission',
    help: 'Their words are not ours to give. Once you hold their owner’s permission, say so in the form and write the questions in; head office publishes it.',
  },
} as const;

export type FormGroup = keyof typeof formGroups;

/** Where a form stands in the library; one that is retired is out of it. */
export function formGroup({ status, licence_status }: Pick<Assessment, 'status' | 'licence_status'>): FormGroup | null {
  if (status === 'retired') return null;
  if (licence_status === 'blocked') return 'waiting';
  if (status === 'draft') return 'drafts';
  return licence_status === 'free' ? 'changeable' : 'verbatim';
}
