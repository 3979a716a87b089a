import { observable } from '../../kit/state/observable.ts';

/** Somebody is being shown around. */
export const touring = observable(false);
export const startTour = (): void => touring.set(true);
