/** What somebody is down for that does not end with them. */
export const openWorkKinds = {
  shifts: { one: 'shift to come', many: 'shifts to come', ends: 'opens' },
  key_worker: { one: 'resident as key worker', many: 'residents as key worker', ends: 'passes' },
  second_key_worker: { one: 'resident as second key worker', many: 'residents as second key worker', ends: 'passes' },
  follow_ups: { one: 'open follow-up', many: 'open follow-ups', ends: 'passes' },
  incident_checks: { one: 'check after an incident', many: 'checks after incidents', ends: 'passes' },
  plan_reviews: { one: 'plan to review', many: 'plans to review', ends: 'passes' },
  risk_reviews: { one: 'risk to review', many: 'risks to review', ends: 'passes' },
  evaluations: { one: 'evaluation to write', many: 'evaluations to write', ends: 'passes' },
  reminders: { one: 'open reminder', many: 'open reminders', ends: 'passes' },
  escorts: { one: 'appointment to escort to', many: 'appointments to escort to', ends: 'passes' },
  reports: { one: 'colleague who reports to them', many: 'colleagues who report to them', ends: 'passes' },
  complaints: { one: 'complaint they look into', many: 'complaints they look into', ends: 'stays' },
  houses: { one: 'house they manage', many: 'houses they manage', ends: 'stays' },
  deputy: { one: 'house they are deputy of', many: 'houses they are deputy of', ends: 'stays' },
} as const satisfies Readonly<
  Record<
    string,
    {
      one: string;
      many: string;
      /** A shift is open again; work passes to whoever takes over; what is a decision of its own stays and is settled by hand. */
      ends: 'opens' | 'passes' | 'stays';
    }
  >
>;
export type OpenWorkKind = keyof typeof openWorkKinds;

export interface OpenWork {
  readonly kind: OpenWorkKind;
  readonly count: number;
  /** Some of them, by name; none where a name says little. */
  readonly names: readonly string[];
}
