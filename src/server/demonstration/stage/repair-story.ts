import type { Supply } from '#domain/premises/repairs/lost-supply.ts';
import type { HouseKey } from './houses.ts';

export type RepairStep =
  | 'triaged'
  | 'assigned'
  | 'in_progress'
  | 'awaiting_parts'
  | 'on_hold'
  | 'completed'
  | 'verified';

/** What is wrong, who mends it and what they did. */
export interface RepairWords {
  readonly house: HouseKey;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly category: string;
  readonly priority: 'emergency' | 'urgent' | 'routine' | 'planned';
  readonly tag?: string;
  /** What keeps people safe until it is mended. */
  readonly control?: string;
  /** Nobody may use the thing at all. */
  readonly isUnsafe?: true;
  readonly contractor?: string;
  readonly phone?: string;
  readonly plannedIn?: number;
  readonly work: string;
  readonly quote?: number;
  readonly cost?: number;
  /** Why nobody goes on with it, where it is on hold. */
  readonly hold?: string;
  /** What the house was without, for how many hours, and after how many the regulator was told. */
  readonly loss?: {
    readonly supply: Supply;
    readonly backAfter: number;
    readonly notifiedAfter: number;
    readonly reference: string;
  };
}

export interface RepairStory extends RepairWords {
  readonly day: number;
  readonly time: string;
  /** How far it has come. */
  readonly until: readonly RepairStep[];
}

export const mended: readonly RepairStep[] = ['triaged', 'assigned', 'in_progress', 'completed', 'verified'];
