import { bandAt } from '#domain/rota/shift-of.ts';
import { settingsOf, type GivenSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { minutesOfDay, type Time } from '#domain/kit/time/time.ts';

const noon = 12 * 60;
const evening = 18 * 60;

export function greeting(time: Time, name: string): string {
  const minutes = minutesOfDay(time);
  const part = minutes < noon ? 'morning' : minutes < evening ? 'afternoon' : 'evening';
  return `Good ${part}, ${name}`;
}

const shiftWords = { early: 'early shift', late: 'late shift', waking_night: 'night shift' } as const;

/** Which shift the house is in, with its hours, also for those who work none: `In the house: late shift 14:30–22:00`. */
export function shiftNow(time: Time, house: { settings: GivenSettings }): string {
  const { shift_times } = settingsOf(house);
  const band = bandAt(time, shift_times);
  const { start, end } = shift_times[band];
  return `In the house: ${shiftWords[band]} ${start.slice(0, 5)}–${end.slice(0, 5)}`;
}
