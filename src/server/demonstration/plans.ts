import { evaluation } from '#domain/plans/evaluation.ts';
import { evaluationScheduler } from '#domain/plans/evaluation-scheduler.ts';
import { plan } from '#domain/plans/plan.ts';
import { planScheduler } from '#domain/plans/plan-scheduler.ts';
import { risk } from '#domain/plans/risk.ts';
import { riskScheduler } from '#domain/plans/risk-scheduler.ts';
import type { AnyRecord } from '#domain/kit/entity.ts';
import { minutesLater } from './calendar.ts';
import type { HouseKey } from './houses.ts';
import { planWords, riskWords, type PlanWords, type RiskWords } from './plan-words.ts';
import { managerOf, nameOf, seasonDays, staffId, type Resident, type Scene } from './scene.ts';
import { seeded, type Seeded } from './seeded.ts';
import { aboutResident } from './wording.ts';

/** Who writes plans and risk assessments; the manager approves what they write. */
const authors: Readonly<Record<HouseKey, readonly string[]>> = { rose: ['moira.lennox', 'senior'], oak: ['ruth.abara', 'senior'], willow: ['helen.garside', 'victor.mendes'] };

/** The plans whose review has been let slip. */
const slipped: Readonly<Record<string, string>> = { Lyle: 'diabetes', Adcock: 'mental_wellbeing' };
const isOverdue = ({ profile }: Resident, words: PlanWords): boolean => slipped[profile.last] === words.domain;

export function makePlans(scene: Scene): void {
  for (const resident of scene.residents.filter(({ leftAt }) => leftAt === undefined)) {
    const random = seeded(`plans ${resident.profile.last} ${resident.profile.first}`);
    for (const words of planWords.filter(({ fits }) => fits(resident.profile)).slice(0, 4)) supportPlan(scene, resident, words, random);
    for (const words of riskWords.filter(({ fits }) => fits(resident.profile)).slice(0, 2)) riskOf(scene, resident, words, random);
  }
  for (const house of ['rose', 'oak', 'willow'] as const) houseRisk(scene, house);
}

function filler(resident: Resident) {
  const { profile } = resident;
  const more = { diagnosis: (profile.diagnoses[0] ?? '').toLowerCase(), calms: profile.calms.toLowerCase().replace(/\.$/, ''), likes: `Likes: ${profile.likes}`, treat: profile.enjoys.join(', '), day: profile.day, speaks: profile.speaks ?? '', life: profile.life, important: profile.important.toLowerCase().replace(/\.$/, '') };
  return (sentence: string) => aboutResident(sentence, resident, more);
}

const footing = ({ profile }: Resident): string => (['standard', 'urgent', 'applied'].includes(String(profile.facts?.['dols_status'])) ? 'best_interests' : 'person_consents');

function supportPlan(scene: Scene, resident: Resident, words: PlanWords, random: Seeded): void {
  const { book, calendar } = scene;
  const fill = filler(resident);
  const started = -seasonDays + random.whole(2, 9);
  const review = isOverdue(resident, words) ? -12 : random.whole(4, 27);
  const author = staffId(scene, random.pick(authors[resident.house]));
  const at = calendar.at(started, random.whole(600, 900));
  const values = {
    resident: resident.record.id, title: words.title, domain: words.domain, need: fill(words.need), strengths: resident.profile.usual, person_says: resident.profile.support, capacity_basis: footing(resident),
    involved: [{ name: `${nameOf(resident)} ${resident.profile.last}`, role: 'Resident', how: 'Talked it through' }, ...(resident.profile.family?.[0] ? [{ name: `${resident.profile.family[0].first} ${resident.profile.family[0].last}`, role: 'Family', how: 'By phone' }] : [])],
    goals: [{ goal: fill(words.goal), measure: words.measure, target_date: calendar.day(review + 60), status: random.pick(['progressing', 'progressing', 'not_started', 'achieved']) }],
    actions: words.actions.map(([what, how, frequency]) => ({ what: fill(what), how: fill(how), frequency, by_role: 'Whoever is on shift', staff_number: resident.profile.flags?.includes('two_staff') ? 2 : 1 })),
    start_date: calendar.day(started), review_every: 'monthly', review_date: calendar.day(review),
  };
  const draft = book.write(plan, { by: author, at, values });
  const waiting = book.carryOn(plan, draft, { by: author, at: minutesLater(at, 30), sets: { status: 'awaiting_approval' }, action: 'plan_submitted' });
  const active = book.carryOn(plan, waiting, { by: managerOf(scene, resident.house), at: minutesLater(at, 1500), sets: { status: 'active' }, action: 'plan_approved' });
  const readers = scene.duty.at(resident.house, calendar.at(started + 3, 660)).map(({ staff }, place) => ({ staff, at: calendar.at(started + 3, 660 + place * 9) }));
  const read = readers.length > 0 ? book.carryOn(plan, active, { by: readers[0]?.staff ?? author, at: calendar.at(started + 3, 700), sets: { acknowledged_by: readers }, action: 'plan_acknowledged' }) : active;
  looksBack(scene, resident, read, words, author, random, review);
}

const views = ['Happy with it as it is.', 'Wants a bit more say about bedtimes.', 'Says it is working and would like to go further.', 'Smiled and nodded at each picture of the plan.', 'Not able to say today; seemed at ease with what we do.', 'Would rather be asked in the afternoon.'];

/** Two evaluations so far, each answering the date it was due on, and the next one in the diary. */
function looksBack(scene: Scene, resident: Resident, kept: AnyRecord, words: PlanWords, author: string, random: Seeded, review: number): void {
  const { book, calendar } = scene;
  const common = { resident: resident.record.id, target: kept.id, assigned_to: author, frequency: 'monthly' };
  const begun = kept.created_at;
  for (const offset of [review - 61, review - 31].filter((day) => day < 0 && calendar.at(day, 600) > kept.updated_at)) {
    const at = calendar.at(offset, 640 + random.whole(0, 120));
    const values = {
      resident: resident.record.id, plan: kept.id, evaluation_date: calendar.day(offset), period_from: calendar.day(offset - 30), period_to: calendar.day(offset),
      goal_progress: [{ goal: words.goal, progress: random.pick(['progressing', 'progressing', 'no_change', 'achieved']) }], what_worked: random.pick(words.worked), resident_view: random.pick(views), outcome: 'continue', next_review_date: calendar.day(offset + 30),
      evidence: [{ what: 'Notes in the period', value: String(random.whole(28, 52)) }, { what: 'Incidents', value: String(random.whole(0, 1)) }],
    };
    const draft = book.write(evaluation, { by: author, at, values });
    const sent = book.carryOn(evaluation, draft, { by: author, at: minutesLater(at, 20), sets: { status: 'submitted' } });
    book.carryOn(evaluation, sent, { by: managerOf(scene, resident.house), at: minutesLater(at, 300), sets: { status: 'approved' }, action: 'evaluation_approved' });
    const due = book.write(evaluationScheduler, { by: author, at: begun, values: { ...common, due_at: calendar.at(offset, '17:00'), source: 'auto' } });
    book.carryOn(evaluationScheduler, due, { by: author, at: minutesLater(at, 21), sets: { status: 'completed', completed_at: minutesLater(at, 21), completed_by: author, completion_ref: { entity: 'evaluation', id: draft.id } } });
  }
  book.write(evaluationScheduler, { by: author, at: begun, values: { ...common, due_at: calendar.at(review, '17:00'), source: 'auto' } });
  book.write(planScheduler, { by: author, at: begun, values: { ...common, due_at: calendar.at(review, '17:00'), window_hours: 24, source: 'auto' } });
}

function riskOf(scene: Scene, resident: Resident, words: RiskWords, random: Seeded): void {
  const started = -seasonDays + random.whole(2, 20);
  const review = random.whole(5, 28);
  writeRisk(scene, resident.house, words, started, review, {
    resident: resident.record.id, who_may_be_harmed: nameOf(resident), triggers: resident.profile.triggers ?? [], early_signs: resident.profile.signs ?? [], person_view: resident.profile.important, capacity_basis: footing(resident),
    ...(words.category === 'absconding' && resident.profile.facts?.['dols_status'] === 'standard' ? { restriction_used: true, least_restrictive_reason: 'A door alarm tells staff and lets people open the door themselves; a lock would do more than is needed.' } : {}),
  }, staffId(scene, random.pick(authors[resident.house])));
}

function writeRisk(scene: Scene, house: HouseKey, words: RiskWords, started: number, review: number, more: Readonly<Record<string, unknown>>, author: string): void {
  const { book, calendar } = scene;
  const at = calendar.at(started, 700);
  const values = {
    home: scene.homes[house].id, title: words.title, category: words.category, hazard: words.hazard, how: words.how, benefit_of_activity: words.benefit, likelihood: words.likelihood, severity: words.severity,
    controls: words.controls.map(([text, type]) => ({ text, type, owner: author, in_place: true })), residual_likelihood: words.residual[0], residual_severity: words.residual[1], if_it_happens: words.happens,
    start_date: calendar.day(started), review_every: 'monthly', review_date: calendar.day(review), ...more,
  };
  const draft = book.write(risk, { by: author, at, values });
  const waiting = book.carryOn(risk, draft, { by: author, at: minutesLater(at, 15), sets: { status: 'awaiting_approval' } });
  const active = book.carryOn(risk, waiting, { by: managerOf(scene, house), at: minutesLater(at, 1600), sets: { status: 'active' }, action: 'risk_approved' });
  const due = { home: scene.homes[house].id, target: active.id, resident: more['resident'] ?? null, due_at: calendar.at(review, '17:00'), assigned_to: author, frequency: 'monthly', window_hours: 24, source: 'auto' };
  book.write(riskScheduler, { by: author, at: minutesLater(at, 1601), values: due });
}

const fire: RiskWords = { category: 'fire_smoking', title: 'Smoking and fire', hazard: 'Cigarettes, chargers and cooking', how: 'Burns and smoke', benefit: 'People who smoke may, and cooking is part of living here.', likelihood: 3, severity: 5, residual: [1, 5], controls: [['Shelter with a metal bin', 'reduce'], ['Alarm tested weekly', 'equipment'], ['Night charging only in the office', 'reduce']], happens: 'Raise the alarm, get out, stay out, 999. PEEPs are in the grab bag.', fits: () => true };

const houseRisk = (scene: Scene, house: HouseKey): void =>
  writeRisk(scene, house, fire, -70, 20, { who_may_be_harmed: 'Everyone in the house', person_view: 'Discussed at the residents’ meeting; everyone agreed with the shelter.', capacity_basis: 'not_applicable' }, staffId(scene, authors[house][0] ?? 'senior'));
