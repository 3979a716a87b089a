import { isKeyOf } from '../../kit/vocabulary/record-values.ts';
import type { Day } from '../../kit/time/time.ts';
import { healthSafetyFacts, healthFields, type HealthFields, type HealthTopic } from './health-safety-facts.ts';
import { notKnownYet, unknownFields, type Unknown } from './not-known-yet.ts';
import { residentLegal, residentSafety } from './resident-safety.ts';

type Flag = keyof typeof residentSafety.header_flags.options;

/** What a fact is about, whatever its words. */
export type SafetyTopic = HealthTopic | Flag | 'wishes' | 'section' | 'not_known';

/** Something everyone near a resident must know, and how loudly it is said. */
export interface SafetyFact {
  readonly tone: 'danger' | 'watch' | 'quiet';
  readonly topic: SafetyTopic;
  readonly words: string;
  readonly until?: Day;
}

/** A list row knows only some of this; the whole record knows all. */
export interface SafetyFields extends HealthFields, Unknown {
  readonly header_flags?: readonly string[] | null;
  readonly allergies?: readonly { readonly substance: string; readonly severity?: string | null }[] | null;
  readonly no_known_allergies?: boolean | null;
  readonly dnacpr_status?: string | null;
  readonly dols_status?: string | null;
  readonly dols_expiry?: Day | null;
  readonly mha_status?: string | null;
  readonly respect_form?: boolean | null;
  readonly advance_decision?: boolean | null;
}

/** Whoever reads these of a resident is told everything that can harm them. */
export const safetyFields: readonly (keyof SafetyFields)[] = [
  'header_flags',
  'allergies',
  'no_known_allergies',
  'dnacpr_status',
  'dols_status',
  'dols_expiry',
  'mha_status',
  'respect_form',
  'advance_decision',
  ...unknownFields,
  ...healthFields,
];

/** What can cost a life within minutes is red; what changes how one helps is amber. */
const red: ReadonlySet<Flag> = new Set<Flag>(['allergy', 'choking', 'self_harm', 'absconding', 'dnacpr']);
const flagWords = residentSafety.header_flags.options;

/** The allergies first, and never silence about them: not knowing is said as clearly as knowing. */
export function safetyFacts(person: SafetyFields, today: Day): readonly SafetyFact[] {
  const health = healthSafetyFacts(person);
  const said = [
    ...allergyFacts(person),
    ...unknownFacts(person),
    ...dnacprFacts(person),
    ...dolsFacts(person, today),
    ...wishes(person),
    ...sections(person),
    ...health,
  ];
  const shown = new Set<string>([
    ...health.map(({ topic }) => topic),
    ...('allergies' in person ? ['allergy'] : []),
    ...('dnacpr_status' in person ? ['dnacpr'] : []),
    ...('dols_status' in person ? ['dols'] : []),
  ]);
  const flags = (person.header_flags ?? [])
    .filter((name) => isKeyOf(flagWords, name))
    .filter((flag) => !shown.has(flag));
  const facts = [
    ...said,
    ...flags.map((flag): SafetyFact => ({
      tone: red.has(flag) ? 'danger' : 'watch',
      topic: flag,
      words: flagWords[flag],
    })),
  ];
  return facts.toSorted((a, b) => loudness[b.tone] - loudness[a.tone]);
}

const loudness = { danger: 2, watch: 1, quiet: 0 } as const;

function allergyFacts(person: SafetyFields): readonly SafetyFact[] {
  if (!('allergies' in person)) return [];
  const { allergies, no_known_allergies, allergies_unknown } = person;
  if (allergies && allergies.length > 0)
    return allergies.map(({ substance, severity }) => ({
      tone: 'danger',
      topic: 'allergy',
      words: `Allergy: ${substance}${severity === 'anaphylaxis' ? ' (anaphylaxis)' : ''}`,
    }));
  if (allergies_unknown) return [{ tone: 'danger', topic: 'allergy', words: 'Allergies not known yet' }];
  return [
    no_known_allergies
      ? { tone: 'quiet', topic: 'allergy', words: 'No known allergies' }
      : { tone: 'watch', topic: 'allergy', words: 'Allergies not recorded' },
  ];
}

/** Said by itself, in red, because everyone who gives something looks for it; the rest in one line. */
function unknownFacts({ allergies_unknown: _said, ...person }: SafetyFields): readonly SafetyFact[] {
  const rest = notKnownYet(person);
  return rest.length > 0 ? [{ tone: 'danger', topic: 'not_known', words: `Not known yet: ${rest.join(', ')}` }] : [];
}

const dnacprFacts = ({ dnacpr_status }: SafetyFields): readonly SafetyFact[] =>
  dnacpr_status === 'in_place' ? [{ tone: 'danger', topic: 'dnacpr', words: 'DNACPR in place' }] : [];

const waiting: Readonly<Record<string, string>> = {
  to_apply: 'DoLS to be applied for',
  applied: 'DoLS applied for',
  refused: 'DoLS not granted',
};

function dolsFacts({ dols_status, dols_expiry }: SafetyFields, today: Day): readonly SafetyFact[] {
  if (!dols_status || dols_status === 'not_required') return [];
  if (dols_status === 'expired' || (dols_expiry && dols_expiry < today))
    return [{ tone: 'danger', topic: 'dols', words: 'DoLS expired' }];
  const words = waiting[dols_status];
  if (words) return [{ tone: 'watch', topic: 'dols', words }];
  return [{ tone: 'watch', topic: 'dols', words: 'DoLS in force', ...(dols_expiry ? { until: dols_expiry } : {}) }];
}

/** What was decided beforehand about treatment must be found by whoever calls the ambulance. */
const wishes = ({ respect_form, advance_decision }: SafetyFields): readonly SafetyFact[] => [
  ...(respect_form ? [{ tone: 'watch', topic: 'wishes', words: 'ReSPECT form' } as const] : []),
  ...(advance_decision ? [{ tone: 'watch', topic: 'wishes', words: 'Advance decision' } as const] : []),
];

const sectionWords: Readonly<Record<string, string>> = residentLegal.mha_status.options;

/** Who is here of their own accord needs no word. */
const sections = ({ mha_status: status }: SafetyFields): readonly SafetyFact[] =>
  status && status !== 'none' && status !== 'informal'
    ? [{ tone: 'watch', topic: 'section', words: sectionWords[status] ?? status }]
    : [];
