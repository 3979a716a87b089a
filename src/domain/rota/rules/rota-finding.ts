import type { Rota } from '../rota.ts';
import type { WorkedShift } from '../working-hours.ts';

/** Something about a person on a shift that whoever plans must know, with its numbers. */
export interface RotaFinding {
  readonly code: 'short_rest' | 'weekly_rest' | 'over_48_hours' | 'night_hours' | 'training_over' | 'on_leave';
  /** The field of the shift it is about. */
  readonly field: keyof Rota & string;
  /** Where there is little room: `9 h 30 rest, 11 h needed`. */
  readonly brief: string;
  readonly words: string;
}

/** A shift as the rules look at it, in whichever house it is. */
export type RuledShift = WorkedShift;
