import type { HomeSettings } from '../../kit/vocabulary/home-settings.ts';
import type { Severity } from '../../kit/traits/severity.ts';
import type { Day, Moment } from '../../kit/time/time.ts';

/** Whom an alert is for. Who that is at this hour is a question for the rota, not for the rule. */
export const audiences = {
  team: 'everyone on shift',
  lead: 'the shift lead',
  key_worker: 'the key worker',
  manager: 'the manager',
  on_call: 'the person on call',
  maintenance: 'whoever looks after the building',
  superuser: 'the provider’s administrators',
  owner: 'the person concerned',
} as const;
export type Audience = keyof typeof audiences;

export type Category = 'clinical' | 'safety' | 'safeguarding' | 'task' | 'money' | 'staffing' | 'property' | 'system';

/** What is open already: some conditions end later than they begin, and some only with an act. */
export interface OpenAlerts {
  /** The rule's alert about this resident as such, or about the house, is open. */
  isOpen(code: string, resident: string | null): boolean;
  /** Since when it is open, answered or not. */
  openSince(code: string, resident: string | null): Moment | null;
  /** Since when it has been open while nobody has written down what is done about it; null where there is no such alert. */
  waitingSince(code: string, resident: string | null): Moment | null;
}

/** The hour at which facts are evaluated, on the clock of the house and by its settings. */
export interface AlertContext extends OpenAlerts {
  readonly now: Moment;
  readonly today: Day;
  readonly zone: string;
  readonly settings: HomeSettings;
}

/** Something a rule found true now. Two findings of one rule about the same thing are the same alert. */
export interface Finding {
  readonly resident: string | null;
  /** What it is about; without it, the resident or the house as such. */
  readonly object: { readonly entity: string; readonly id: string } | null;
  readonly severity: Severity;
  /** The numbers it saw, in a sentence. */
  readonly saw: string;
  readonly due_at?: Moment;
  /**
   * What of it is found now, where the same alert may be found for one thing after another: the day that closed dry,
   * the charts that wait, the shifts that are short. An answer to one of them is no answer to the next.
   */
  readonly occasions?: readonly string[];
  /** Whom `owner` means, where the rule speaks to one person. */
  readonly owner?: string;
  /** Who is not told, because it is about them. */
  readonly except?: readonly string[];
}

/**
 * One rule: readable, pure, and evaluated on how things stand, never on what happened last. An alert is raised while
 * its finding is there and clears when it is gone, so that running the rules twice raises nothing twice.
 */
export interface AlertRule<Facts> {
  readonly code: string;
  readonly category: Category;
  /** Read in passing on shared screens: no names and nothing clinical. Whom it is about is put beside it. */
  readonly title: string;
  readonly to: readonly Audience[];
  /** The rule in a sentence, with the house's own figures in it. */
  says(settings: HomeSettings): string;
  /** What ends it, in a sentence. */
  readonly clears: string;
  /** Where the figures come from. */
  readonly source: string;
  /** An action plan answers it for good, even while the finding stays: a loss of weight does not come back in a day. */
  readonly answeredByPlan?: true;
  /** About somebody's own file, account or honesty: seen by those it is told to and by who manages the house, and never read out. */
  readonly isPrivate?: true;
  /** The person it is about is not told. */
  readonly hiddenFromPerson?: true;
  /** Only a person ends it: written plan or not, it stays in sight until then. */
  readonly needsClearing?: true;
  find(facts: Facts, at: AlertContext): readonly Finding[];
}
