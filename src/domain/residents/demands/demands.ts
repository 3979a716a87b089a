import { isKeyOf } from '../../kit/vocabulary/record-values.ts';
import { waterLimit } from '../../daily-care/baths/water-temperature.ts';
import type { Day } from '../../kit/time/time.ts';
import type { HomeSettings } from '../../kit/vocabulary/home-settings.ts';
import { domainsOfRisk } from '../../plans/plan/plan-wanted.ts';
import type { Plan } from '../../plans/plan/plan.ts';
import type { Risk } from '../../plans/risk/risk.ts';
import { doNotUse, type UsedAsset } from '../../premises/assets/do-not-use.ts';
import type { HouseAsset } from '../../premises/assets/house-asset.ts';
import { safetyFacts, type SafetyFields } from '../person/safety-facts.ts';
import type { Resident } from '../person/resident.ts';
import type { Demand, DemandSource, DemandTopic, RecordedKind } from './demand.ts';
import { kindsOfPlan, kindsOfRisk, routines } from './demand-kinds.ts';

/** What is in force for one resident, as far as its reader may see it. */
export interface InForce {
  readonly resident: SafetyFields & Pick<Resident, 'id'> & Partial<Pick<Resident, 'dols_conditions'>>;
  readonly plans: readonly DemandingPlan[];
  readonly risks: readonly Pick<Risk, 'id' | 'title' | 'category' | 'restriction_used'>[];
  /** The things of the house that a step names, and those that are the resident's own to use. */
  readonly assets: readonly (UsedAsset & Pick<HouseAsset, 'id' | 'name'>)[];
  readonly contacts: readonly { readonly id: string; readonly name: string }[];
}

type DemandingPlan = Pick<Plan, 'id' | 'title' | 'domain'> & {
  readonly actions: readonly Pick<Plan['actions'][number], 'equipment' | 'staff_number' | 'asset'>[];
};

interface House {
  readonly today: Day;
  readonly settings: HomeSettings;
}

/** What the plans and risks in force ask of whoever is with the resident, the most dangerous first. */
export const demandsOf = (facts: InForce, house: House): readonly Demand[] => {
  const planned = facts.plans.flatMap((plan) => planDemands(plan, facts.assets, house.today));
  return [
    ...planned,
    ...ownAssets(facts, planned, house.today),
    ...recordDemands(facts, planned, house.today),
    ...water(facts, house.settings),
    ...restrictions(facts),
  ].toSorted((a, b) => order.indexOf(a.topic) - order.indexOf(b.topic));
};

const order: readonly DemandTopic[] = [
  'do_not_use',
  'swallowing',
  'thickness',
  'food',
  'fluid_limit',
  'two_staff',
  'hoist',
  'equipment',
  'water',
  'restriction',
];

const byPlan = ({ id, title }: DemandingPlan): DemandSource => ({ entity: 'plan', id, title });
const byRisk = ({ id, title }: InForce['risks'][number]): DemandSource => ({ entity: 'risk', id, title });

const unusable = ({ name, ...asset }: InForce['assets'][number], today: Day): string | null => {
  const why = doNotUse(asset, today);
  return why && `Do not use: ${name} (${why})`;
};

/** What the steps of one plan ask: how many people, with what, and what of it must not be used. */
export function planDemands(plan: DemandingPlan, assets: InForce['assets'], today: Day): readonly Demand[] {
  const [on, by] = [kindsOfPlan(plan.domain), byPlan(plan)];
  const staff = Math.max(1, ...plan.actions.map(({ staff_number }) => staff_number ?? 1));
  const named = new Set(plan.actions.map(({ asset }) => asset));
  const things = assets.filter(({ id }) => named.has(id));
  const bad = things.flatMap((thing) => unusable(thing, today) ?? []);
  const good = things.filter((thing) => unusable(thing, today) === null).map(({ name }) => name);
  const written = plan.actions.flatMap(({ equipment }) => equipment ?? []);
  const equipment = [...new Set([...written, ...good])];
  return [
    ...bad.map((words) => ({ topic: 'do_not_use', words, on, by }) as const),
    ...(staff > 1
      ? [{ topic: 'two_staff', words: staff === 2 ? 'Two staff' : `${staff} staff`, on, by } as const]
      : []),
    ...(equipment.length > 0 ? [{ topic: 'equipment', words: equipment.join(', '), on, by } as const] : []),
  ];
}

/** A thing that is the resident's own to use, and that no plan names, belongs to how they move. */
function ownAssets({ assets, plans }: InForce, planned: readonly Demand[], today: Day): readonly Demand[] {
  const said = new Set(planned.map(({ words }) => words));
  const moving = plans.find(({ domain }) => domain === 'mobility_falls');
  return assets.flatMap((asset) => {
    const words = unusable(asset, today);
    return words === null || said.has(words)
      ? []
      : [{ topic: 'do_not_use', words, on: kindsOfPlan('mobility_falls'), by: moving ? byPlan(moving) : null }];
  });
}

const drinking = ['fluid_intake', ...routines] as const;
const moving = kindsOfPlan('mobility_falls');
type RecordTopic = Extract<DemandTopic, 'thickness' | 'swallowing' | 'food' | 'fluid_limit' | 'two_staff' | 'hoist'>;

/** What stands in the record of the resident, and the parts of life whose plan says how it is done. */
const ofRecord: {
  readonly [T in RecordTopic]: { readonly on: readonly RecordedKind[]; readonly in: readonly Plan['domain'][] };
} = {
  thickness: { on: drinking, in: ['eating_drinking'] },
  swallowing: { on: drinking, in: ['eating_drinking'] },
  food: { on: routines, in: ['eating_drinking'] },
  fluid_limit: { on: drinking, in: ['eating_drinking', 'continence', 'physical_health'] },
  two_staff: { on: moving, in: ['mobility_falls', 'personal_care'] },
  hoist: { on: moving, in: ['mobility_falls', 'personal_care'] },
};

/** A plan that names its equipment has said with what somebody is lifted. */
const saidAs = (topic: RecordTopic): DemandTopic => (topic === 'hoist' ? 'equipment' : topic);

/** What the record asks and no plan has said already for the same moment. */
function recordDemands(facts: InForce, planned: readonly Demand[], today: Day): readonly Demand[] {
  return safetyFacts(facts.resident, today).flatMap(({ topic, words }) => {
    if (!isKeyOf(ofRecord, topic)) return [];
    const said = new Set(planned.filter((one) => one.topic === saidAs(topic)).flatMap(({ on }) => on));
    const on = ofRecord[topic].on.filter((kind) => !said.has(kind));
    return on.length > 0 ? [{ topic, words, on, by: speaksOf(facts, ofRecord[topic].in) }] : [];
  });
}

/** The plan that covers a part of life; without one, the risk assessment that is met there. */
function speaksOf({ plans, risks }: InForce, domains: readonly Plan['domain'][]): DemandSource | null {
  const plan = domains.flatMap((domain) => plans.find((one) => one.domain === domain) ?? [])[0];
  if (plan) return byPlan(plan);
  const risk = risks.find(({ category }) => domainsOfRisk[category].some((domain) => domains.includes(domain)));
  return risk ? byRisk(risk) : null;
}

function water({ risks, plans }: InForce, settings: HomeSettings): readonly Demand[] {
  const risk = risks.find(({ category }) => category === 'bathing_scald');
  const plan = plans.find(({ domain }) => domain === 'personal_care');
  const by = risk ? byRisk(risk) : plan ? byPlan(plan) : null;
  if (!by) return [];
  const words = `Water: bath up to ${waterLimit('bath', settings)} °C, shower up to ${waterLimit('shower', settings)} °C`;
  return [{ topic: 'water', words, on: ['bath'], by }];
}

/** Authorised for a time, the deprivation of liberty holds under its conditions. */
const authorised = ['urgent', 'standard'];

const restrictions = ({ resident, risks, contacts }: InForce): readonly Demand[] => [
  ...risks
    .filter(({ restriction_used }) => restriction_used)
    .map(
      (risk) =>
        ({ topic: 'restriction', words: 'Restriction', on: kindsOfRisk(risk.category), by: byRisk(risk) }) as const,
    ),
  ...(resident.dols_conditions && authorised.includes(resident.dols_status ?? '')
    ? [
        {
          topic: 'restriction',
          words: resident.dols_conditions,
          on: [...routines, 'care'],
          by: { entity: 'resident', id: resident.id, title: 'DoLS conditions' },
        } as const,
      ]
    : []),
  ...contacts.map(
    ({ id, name }) =>
      ({
        topic: 'restriction',
        words: 'Contact is restricted',
        on: ['afternoon_routine'],
        by: { entity: 'family', id, title: name },
      }) as const,
  ),
];
