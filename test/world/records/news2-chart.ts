/** The chart itself, which the form that comes with Hearth is compared with. */

export interface Observations {
  breaths: number;
  spo2: number;
  /** Scale 2 only where a clinician has prescribed a target of 88–92 %. */
  spo2_scale: 1 | 2;
  on_oxygen: boolean;
  systolic: number;
  pulse: number;
  consciousness: 'alert' | 'new_confusion' | 'voice' | 'pain' | 'unresponsive';
  temperature: number;
}

export type News2Part = 'breaths' | 'spo2' | 'oxygen' | 'systolic' | 'pulse' | 'consciousness' | 'temperature';

export interface News2 {
  points: { [P in News2Part]: number };
  total: number;
  /** Total 1–4 low; 5–6, or 3 in any one part, high; 7 and more critical. */
  concern: 'none' | 'low' | 'high' | 'critical';
}

/** Steps from the lowest reading up: the points of every reading up to and including the first number. */
type Steps = [upTo: number, points: number][];

// The scoring chart of the Royal College of Physicians, 2017.
const breaths: Steps = [
  [8, 3],
  [11, 1],
  [20, 0],
  [24, 2],
  [Infinity, 3],
];
const spo2Scale1: Steps = [
  [91, 3],
  [93, 2],
  [95, 1],
  [Infinity, 0],
];
const spo2Scale2OnAir: Steps = [
  [83, 3],
  [85, 2],
  [87, 1],
  [Infinity, 0],
];
const spo2Scale2OnOxygen: Steps = [
  [83, 3],
  [85, 2],
  [87, 1],
  [92, 0],
  [94, 1],
  [96, 2],
  [Infinity, 3],
];
const systolic: Steps = [
  [90, 3],
  [100, 2],
  [110, 1],
  [219, 0],
  [Infinity, 3],
];
const pulse: Steps = [
  [40, 3],
  [50, 1],
  [90, 0],
  [110, 1],
  [130, 2],
  [Infinity, 3],
];
const temperature: Steps = [
  [35, 3],
  [36, 1],
  [38, 0],
  [39, 1],
  [Infinity, 2],
];

export function news2(seen: Observations): News2 {
  const points = {
    breaths: pointsOf(breaths, seen.breaths),
    spo2: pointsOf(spo2Steps(seen), seen.spo2),
    oxygen: seen.on_oxygen ? 2 : 0,
    systolic: pointsOf(systolic, seen.systolic),
    pulse: pointsOf(pulse, seen.pulse),
    consciousness: seen.consciousness === 'alert' ? 0 : 3,
    temperature: pointsOf(temperature, seen.temperature),
  };
  const each = Object.values(points);
  const total = each.reduce((sum, part) => sum + part, 0);
  return { points, total, concern: concernOf(total, each.includes(3)) };
}

function spo2Steps(seen: Observations): Steps {
  if (seen.spo2_scale === 1) return spo2Scale1;
  return seen.on_oxygen ? spo2Scale2OnOxygen : spo2Scale2OnAir;
}

const pointsOf = (steps: Steps, reading: number) => steps.find(([upTo]) => reading <= upTo)?.[1] ?? 0;

function concernOf(total: number, hasThree: boolean): News2['concern'] {
  if (total >= 7) return 'critical';
  if (total >= 5 || hasThree) return 'high';
  return total > 0 ? 'low' : 'none';
}
