/** What is filled in after the report was sent, a part at a time. */
export interface IncidentPart {
  readonly title: string;
  readonly names: readonly string[];
  /** Not asked again, but the questions depend on it. */
  readonly dependsOn?: readonly string[];
}

export const incidentParts = {
  informed: { title: 'Who was told', names: ['informed', 'family_not_told_reason'] },
  safeguarding: {
    title: 'Safeguarding',
    names: ['safeguarding_decision', 'safeguarding_reference', 'safeguarding_at'],
  },
  regulator: { title: 'The regulator', names: ['cqc_notifiable', 'cqc_category', 'cqc_reference', 'cqc_sent_at'] },
  riddor: { title: 'RIDDOR', names: ['riddor_status', 'riddor_category', 'riddor_reference', 'riddor_sent_at'] },
  candour: {
    title: 'Duty of candour',
    names: ['duty_of_candour', 'candour_told_at', 'candour_apology_at', 'candour_written_at'],
  },
  review: {
    title: 'Review',
    names: [
      'earlier_incidents',
      'root_causes',
      'review_notes',
      'actions',
      'lessons',
      'shared_with_team_at',
      'plans_updated',
      'risks_updated',
    ],
  },
  debrief: {
    title: 'Talking it through',
    names: ['resident_debrief_at', 'staff_debrief_at'],
    dependsOn: ['restraint_used'],
  },
  missing: {
    title: 'Coming back',
    names: ['found_at', 'police_called_at', 'police_reference', 'return_interview'],
    dependsOn: ['incident_type'],
  },
  marks: { title: 'Body map marks', names: ['bodymap'] },
  error: { title: 'Entered in error', names: ['entered_in_error', 'entered_in_error_reason'] },
} as const satisfies Readonly<Record<string, IncidentPart>>;

export type PartName = keyof typeof incidentParts;
