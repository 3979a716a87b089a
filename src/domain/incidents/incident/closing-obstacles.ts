import { entriesOf } from '../../kit/vocabulary/record-values.ts';
export interface Closing {
  /** Null where it happened to nobody who lives here: then there is no family to tell. */
  readonly resident: string | null;
  readonly entered_in_error: boolean;
  readonly safeguarding_decision: string;
  readonly cqc_notifiable: string;
  readonly riddor_status: string;
  readonly duty_of_candour: string;
  readonly actions: readonly { readonly text: string; readonly done_at: string | null }[];
  /** These three are not there for whoever may not see what is restricted. */
  readonly restraint_used?: boolean;
  readonly resident_debrief_at?: string | null;
  readonly staff_debrief_at?: string | null;
  readonly informed: readonly { readonly who: string }[];
  readonly family_not_told_reason: string | null;
}

const decisions = {
  safeguarding_decision: 'Decide about safeguarding.',
  cqc_notifiable: 'Decide whether the regulator is told.',
  riddor_status: 'Decide whether it is reported under RIDDOR.',
  duty_of_candour: 'Decide whether the duty of candour applies.',
} as const;

/** What still stands between an incident and its closing, one sentence each. What was entered in error closes with its reason alone. */
export function closingObstacles(incident: Closing): readonly string[] {
  if (incident.entered_in_error) return [];
  const undecided = entriesOf(decisions).filter(([field]) => incident[field] === 'pending');
  const open = incident.actions.filter((action) => action.done_at === null);
  const isFamilyInformed =
    incident.resident === null ||
    incident.informed.some(({ who }) => who === 'family') ||
    incident.family_not_told_reason !== null;
  return [
    ...undecided.map(([, sentence]) => sentence),
    ...open.map((action) => `Finish the action “${action.text}”.`),
    ...(incident.restraint_used && incident.resident_debrief_at === null
      ? ['Talk the restraint through with the resident.']
      : []),
    ...(incident.restraint_used && incident.staff_debrief_at === null
      ? ['Talk the restraint through with the staff.']
      : []),
    ...(isFamilyInformed ? [] : ['Tell the family, or say why not.']),
  ];
}
