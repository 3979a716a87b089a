import type { Supply } from './lost-supply.ts';
import type { RepairRecord } from './repair-record.ts';
import type { RepairPriority } from './repair-target.ts';
import { entriesOf } from '../../kit/vocabulary/record-values.ts';

/** Something that breaks in every house, with what usually follows from it. */
export interface ReportedProblem {
  readonly words: string;
  readonly category: RepairRecord['category'];
  readonly priority: RepairPriority;
  /** Somebody could usually be harmed by it; whoever reports it says whether that is so. */
  readonly isDanger?: true;
  readonly supply?: Supply;
}

type Usual = readonly [words: string, priority: RepairPriority, more?: Pick<ReportedProblem, 'isDanger' | 'supply'>];

const danger = { isDanger: true } as const;
const without = (supply: Supply) => ({ isDanger: true, supply }) as const;

/**
 * What is tapped when something is broken. Lift, call system, fire safety, heating and hot water count as emergencies
 * where older or disabled people live (Housing 21 handbook); the other times are our own choice.
 */
const usual: Partial<Readonly<Record<RepairRecord['category'], readonly Usual[]>>> = {
  plumbing: [
    ['Tap or pipe drips', 'routine'],
    ['Water is leaking', 'urgent', danger],
    ['Toilet is blocked', 'urgent'],
    ['No water', 'emergency', without('water')],
    ['Drains are backing up', 'emergency', without('sewerage')],
  ],
  heating_hot_water: [
    ['Radiator stays cold', 'urgent'],
    ['No heating', 'emergency', danger],
    ['No hot water', 'emergency', danger],
    ['Water is too hot', 'emergency', danger],
    ['No gas', 'emergency', without('gas')],
  ],
  electrical: [
    ['Light is out', 'urgent'],
    ['Socket or cable is damaged', 'urgent', danger],
    ['No electricity', 'emergency', without('electricity')],
  ],
  fire_safety: [
    ['Fire door does not close', 'emergency', danger],
    ['Alarm or detector fails', 'emergency', danger],
    ['Emergency light is out', 'emergency', danger],
  ],
  lift_hoist: [
    ['Lift has stopped', 'emergency', danger],
    ['Hoist does not work', 'emergency', danger],
  ],
  call_system: [['Call bell does not ring', 'emergency', danger]],
  doors_locks: [
    ['Door does not shut or lock', 'urgent', danger],
    ['Handle or hinge is loose', 'routine'],
  ],
  windows: [
    ['Window does not shut', 'routine'],
    ['Window restrictor is broken', 'urgent', danger],
    ['Glass is broken', 'urgent', danger],
  ],
  flooring: [['Somebody could trip', 'urgent', danger]],
  roof_structure: [
    ['Roof or ceiling leaks', 'urgent', danger],
    ['Handrail is loose', 'emergency', danger],
  ],
  kitchen: [['Kitchen machine does not work', 'urgent']],
  laundry: [['Washing machine or dryer does not work', 'urgent']],
  pest: [['Signs of pests', 'urgent']],
  garden: [['Path is slippery or broken', 'urgent', danger]],
  it: [['Computer, tablet or phone does not work', 'routine']],
  decoration: [['Needs painting', 'routine']],
  vehicle: [['Vehicle has a fault', 'urgent']],
};

interface ProblemGroup {
  readonly category: RepairRecord['category'];
  readonly problems: readonly ReportedProblem[];
}

/** By category, as they are tapped. */
export const reportedProblems: readonly ProblemGroup[] = entriesOf(usual).map(([category, problems = []]) => {
  return { category, problems: problems.map(([words, priority, more]) => ({ words, category, priority, ...more })) };
});

/** What the report begins with once the problem is tapped. */
export const reportOf = ({ words, category, priority, isDanger, supply }: ReportedProblem) => ({
  title: words,
  description: `${words}.`,
  category,
  priority,
  safety_risk: isDanger === true,
  lost_supply: supply ?? null,
});

/** What is usually done until it is mended. */
export const usualControls = [
  'Out of use, with a sign',
  'Switched off',
  'Door locked',
  'Area closed off',
  'Somebody stays with people there',
  'Checked every hour',
] as const;
