import type { Assessment } from '../assessment.ts';

type Licensed = Pick<Assessment, 'title' | 'code' | 'licence_status' | 'acknowledgement'>;

/** Names that belong to their owners: wording, layout and name are used only with permission. */
const protectedNames: readonly (readonly [RegExp, string])[] = [
  [/\bMUST\b/, 'BAPEN'],
  [/\bwaterlow\b/i, 'Judy Waterlow'],
  [/\bpurpose[ -]?t\b/i, 'the University of Leeds'],
  [/\bbraden\b/i, 'its owners'],
  [/\bFRAT\b|falls risk assessment tool/i, 'Peninsula Health'],
  [/\bbarthel\b/i, 'its owners'],
  [/\bHoNOS\b/i, 'the Royal College of Psychiatrists'],
  [/\bDEMQOL\b/i, 'its owners'],
  [/\bRESTORE ?2\b/i, 'its owners'],
  [/\bMMSE\b|mini[ -]mental/i, 'its owners'],
  [/\bMoCA\b|montreal cognitive/i, 'its owners'],
  [/\bEQ-?5D\b/i, 'EuroQol'],
  [/\bHADS\b|\bepworth\b|\bGASS\b|\bLUNSERS\b|\bMADRS\b|\bPANSS\b|\bBADLS\b/i, 'its owners'],
  [/\bDisDAT\b|\bcornell scale\b|\b4AT\b|\b6CIT\b|\bclinical frailty scale\b/i, 'its owners'],
];

/** What keeps a form from being used under its licence; null where nothing does. */
export function licenceProblem({ title, code, licence_status, acknowledgement }: Licensed): string | null {
  if (licence_status === 'blocked')
    return 'The licence does not allow this form yet. Say under Licence who owns the wording and what allows its use.';
  if (licence_status === 'acknowledge' && !acknowledgement)
    return 'This form is free with acknowledgement: write the acknowledgement that is printed on every result.';
  const owner = protectedNames.find(([name]) => name.test(title) || name.test(code ?? ''))?.[1];
  return owner && licence_status !== 'permission_held'
    ? `A form of this name belongs to ${owner} and is used only with their permission. Once you hold it, choose “Permission held”.`
    : null;
}
