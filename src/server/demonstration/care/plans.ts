import { planDomains } from '#domain/plans/plan/plan-domains.ts';
import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { domainsOfAssessment } from '#domain/plans/plan/plan-wanted.ts';
import { assessment } from '#domain/assessments/assessment.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import type { HouseKey } from '../stage/houses.ts';
import { nameOf, residentNamed, seasonDays, staffId, type SceneResident, type Scene } from '../stage/scene.ts';
import { deck, seeded } from '../stage/seeded.ts';
import { domainWords } from '../support-plans/domain-words.ts';
import { hasFewWords } from '../support-plans/evaluation-words.ts';
import { oakPlans } from '../support-plans/oak.ts';
import { amended, oneMore, underReview, type OneMore } from '../support-plans/plan-stories.ts';
import {
  approve,
  awaitReview,
  evaluate,
  following,
  replace,
  submit,
  type PlanScene,
} from '../support-plans/plan-steps.ts';
import type { PlanText, Plans } from '../support-plans/plan-text.ts';
import { rosePlans } from '../support-plans/rose.ts';
import { willowPlans } from '../support-plans/willow.ts';
import { willowUpstairsPlans } from '../support-plans/willow-upstairs.ts';
import { entriesOf } from '#domain/kit/vocabulary/record-values.ts';

type Domain = keyof typeof planDomains;

const written: Plans = { ...rosePlans, ...oakPlans, ...willowPlans, ...willowUpstairsPlans };

/** Who writes plans and risk assessments; the manager approves what they write. */
export const authors: Readonly<Record<HouseKey, readonly string[]>> = {
  rose: ['moira.lennox', 'senior'],
  oak: ['ruth.abara', 'senior'],
  willow: ['helen.garside', 'victor.mendes'],
};

/** The plans whose review has been let slip. */
const slipped: Readonly<Record<string, Domain>> = { 'Peter Lyle': 'diabetes', 'Winifred Adcock': 'mental_wellbeing' };
/** All plans of a person are looked at on one day, and these people's day comes this week. */
const thisWeek: Readonly<Record<string, number>> = { 'Terence Boyle': 4, 'Arthur Pemberton': 3, 'Ivy Rawcliffe': 5 };

export const fullName = ({ profile }: SceneResident): string => `${profile.first} ${profile.last}`;
const isAbout =
  (about: string, domain: string) =>
  (one: { readonly about: string; readonly domain: string }): boolean =>
    one.about === about && one.domain === domain;

export function makePlans(scene: Scene): void {
  for (const [place, resident] of scene.residents.filter(({ leftAt }) => leftAt === undefined).entries()) {
    const random = seeded(`plans ${fullName(resident)}`);
    const author = staffId(scene, random.pick(authors[resident.house]));
    const planning: PlanScene = { scene, resident, author, random };
    const review = thisWeek[fullName(resident)] ?? 12 + ((place * 7) % 16);
    for (const [domain, text] of entriesOf(written[fullName(resident)] ?? {}))
      if (text) onePlan(planning, domain, text, review);
  }
  for (const story of oneMore) addMore(scene, story);
}

function onePlan(planning: PlanScene, domain: Domain, text: PlanText, review: number): void {
  const { scene, resident, random } = planning;
  const about = fullName(resident);
  const change = amended.find(isAbout(about, domain));
  const looked = underReview.find(isAbout(about, domain));
  const next = slipped[about] === domain ? -12 : review;
  const started = -seasonDays + random.whole(2, 9);
  const first = begin(planning, {
    domain,
    text: change?.before ?? text,
    day: started,
    review: change ? change.day + 30 : next,
  });
  const active = approve(planning, submit(planning, first), started);
  const days = [next - 61, next - 31].filter((day) => day < (change?.day ?? 0) - 14 && day > started + 20);
  for (const [nth, day] of days.entries())
    evaluate(planning, { current: active, text: change?.before ?? text, nth, day });
  if (change)
    rewrite(planning, active, {
      domain,
      text,
      day: change.day,
      review: next,
      waits: change.waits,
      unreadBy: change.unreadBy,
      because: change.because,
      before: change.before,
    });
  else awaitReview(planning, active, next);
  if (looked)
    scene.book.carryOn(plan, active, {
      by: planning.author,
      at: scene.calendar.at(looked.day, 690),
      sets: { status: 'under_review' },
    });
}

interface Rewriting {
  readonly domain: Domain;
  readonly text: PlanText;
  readonly before: PlanText;
  readonly because: string;
  readonly day: number;
  readonly review: number;
  readonly waits: 'draft' | 'awaiting_approval' | undefined;
  readonly unreadBy: string | undefined;
}

/** Looked at again, found wanting, and written anew beside the old one, which holds until the new one is approved. */
function rewrite(
  planning: PlanScene,
  old: AnyRecord,
  { domain, text, before, because, day, review, waits, unreadBy }: Rewriting,
): void {
  evaluate(planning, { current: old, text: before, nth: 1, day, because });
  const draft = begin(planning, { domain, text, day: day + (day < -1 ? 1 : 0), review, old });
  if (waits) awaitReview(planning, old, review);
  if (waits === 'draft') return;
  const waiting = submit(planning, draft);
  if (waits) return;
  const active = approve(planning, waiting, day + 1, unreadBy);
  replace(planning, old, active);
  awaitReview(planning, active, review);
}

interface Beginning {
  readonly domain: Domain;
  readonly text: PlanText;
  readonly day: number;
  readonly review: number;
  readonly title?: string;
  /** The version it takes the place of. */
  readonly old?: AnyRecord;
}

function begin(
  { scene, resident, author, random }: PlanScene,
  { domain, text: [need, says, goal, doing], day, review, title, old }: Beginning,
): AnyRecord {
  const { book, calendar } = scene;
  const words = domainWords[domain];
  const more = deck(words?.actions ?? [], random);
  const at = calendar.at(day, day < -1 ? random.whole(600, 900) : 540);
  const staff_number = domain === 'personal_care' || domain === 'mobility_falls' ? staffNeeded(resident) : 1;
  return book.write(plan, {
    by: author,
    at,
    values: {
      resident: resident.record.id,
      title: title ?? words?.title ?? planDomains[domain],
      domain,
      need,
      strengths: strengthsOf(resident, domain),
      person_says: says,
      capacity_basis: footing(resident),
      involved: involvedIn(resident, domain, says),
      goals: [
        {
          goal,
          measure: words?.measure ?? null,
          chart: words?.chart ?? null,
          target_date: calendar.day(Math.max(review, day) + 60),
          status: day > -8 ? 'not_started' : 'progressing',
        },
      ],
      actions: [
        {
          what: doing,
          frequency: 'As it comes',
          by_role: 'Whoever is on shift',
          staff_number,
          ...liftedWith(scene, resident, domain),
        },
        ...Array.from({ length: Math.min(2, words?.actions.length ?? 0) }, more).map(([what, how, frequency, on]) => ({
          what,
          how,
          frequency,
          recorded_on: on ?? null,
          by_role: 'Whoever is on shift',
          staff_number,
        })),
        ...byTheLift(scene, resident, domain),
      ],
      linked_assessments: assessedBefore(scene, resident, domain, at),
      start_date: calendar.day(day),
      review_every: 'monthly',
      review_date: calendar.day(review),
      ...(old ? following(old) : {}),
    },
  });
}

/** What the forms found out about this part of life, by the time the plan was written. */
function assessedBefore({ book }: Scene, { record }: SceneResident, domain: Domain, at: string): readonly string[] {
  const newest = new Map(
    book
      .of(assessmentResult)
      .filter((one) => one.resident === record.id && String(one.assessed_at) < at)
      .map((one) => [String(one.assessment), one.id]),
  );
  return book
    .of(assessment)
    .flatMap((form) =>
      domainsOfAssessment[String(form.category)]?.includes(domain) ? (newest.get(form.id) ?? []) : [],
    );
}

const staffNeeded = ({ profile }: SceneResident): number =>
  profile.flags?.some((flag) => flag === 'two_staff' || flag === 'hoist') || profile.facts?.mobility === 'two_person'
    ? 2
    : 1;

/** Whoever is lifted is lifted with a thing of the house, which the step names. */
function liftedWith({ assets }: Scene, { house, profile }: SceneResident, domain: Domain) {
  if (profile.facts?.mobility !== 'hoist') return {};
  if (domain === 'personal_care')
    return { equipment: 'Own bath sling', asset: assets.get(`${house} HOIST-2`) ?? assets.get(`${house} HOIST-1`) };
  return domain === 'mobility_falls' ? { equipment: 'Own sling', asset: assets.get(`${house} HOIST-1`) } : {};
}

/** The first room upstairs at Willow Lodge. */
const upstairs = 11;

/** Whoever cannot use the stairs comes down by the lift. */
function byTheLift({ assets }: Scene, resident: SceneResident, domain: Domain) {
  const lift = assets.get(`${resident.house} LIFT-1`);
  return lift && domain === 'mobility_falls' && Number(resident.profile.room) >= upstairs && staffNeeded(resident) > 1
    ? [
        {
          what: 'Down to the lounge by the lift',
          how: 'One goes ahead, one stays beside the chair',
          frequency: 'Each afternoon',
          by_role: 'Whoever is on shift',
          staff_number: 2,
          asset: lift,
        },
      ]
    : [];
}

function strengthsOf({ profile }: SceneResident, domain: Domain): string | null {
  const strengths: { readonly [D in Domain]?: string | null } = {
    communication: profile.speaks ?? profile.usual,
    mental_wellbeing: profile.usual,
    activities_work: profile.life,
    social_family: profile.life,
  };
  return strengths[domain] ?? null;
}

const lacking = ['standard', 'urgent', 'applied'];
export function footing({ profile }: SceneResident): string {
  if (!lacking.includes(String(profile.facts?.dols_status))) return 'person_consents';
  return profile.family?.some(({ more }) => more?.lpa_health === true) ? 'lpa_health' : 'best_interests';
}

const ways = [
  'Talked it through',
  'Wrote it together',
  'Over a brew',
  'On a walk',
  'At the key-work session',
  'In two short talks',
];
const shown = ['Pictures, and the things themselves', 'Was in the room and showed us', 'With signs and a song'];

function involvedIn(resident: SceneResident, domain: Domain, says: string) {
  const { profile } = resident;
  const pick = (from: readonly string[]) => from[(says.length + profile.cm) % from.length] ?? '';
  const relative = profile.family?.find(({ more }) => more?.contact_restricted !== true);
  const professional = domainWords[domain]?.professional;
  return [
    { name: `${nameOf(resident)} ${profile.last}`, role: 'Resident', how: pick(hasFewWords(resident) ? shown : ways) },
    ...(relative
      ? [
          {
            name: `${relative.first} ${relative.last}`,
            role: relative.is === 'friend' ? 'Friend' : 'Family',
            how: pick(['By phone', 'At the review', 'By e-mail', 'On a visit']),
          },
        ]
      : []),
    ...(professional ? [{ name: professional, role: 'Professional', how: 'Advice in writing' }] : []),
  ];
}

function addMore(scene: Scene, { about, domain, title, day, state, text }: OneMore): void {
  const [first, ...last] = about.split(' ');
  const resident = residentNamed(scene, last.join(' '), first);
  const planning: PlanScene = {
    scene,
    resident,
    author: staffId(scene, authors[resident.house][0] ?? 'senior'),
    random: seeded(`plan ${title}`),
  };
  const draft = begin(planning, { domain, text, day, review: Math.max(day + 30, 20), title });
  if (state === 'draft') return;
  const waiting = submit(planning, draft);
  if (state !== 'archived') return;
  const active = approve(planning, waiting, day);
  evaluate(planning, { current: active, text, nth: 0, day: day + 30 });
  const looked = scene.book.carryOn(plan, active, {
    by: planning.author,
    at: scene.calendar.at(day + 44, 640),
    sets: { status: 'under_review' },
  });
  scene.book.carryOn(plan, looked, {
    by: planning.author,
    at: scene.calendar.at(day + 45, 700),
    sets: { status: 'archived' },
  });
}
