import type { ChangeEvent } from '#domain/kit/traits/change-event.ts';
import { isWithin } from '../kit/data/use-live-answer.ts';

/** Whether a change concerns this person. A thing that a step of a plan names belongs to the house, and may be anybody's. */
export const isAbout = (change: ChangeEvent, resident: string): boolean =>
  change.entity === 'house_asset' || isWithin(change, { resident });
