import { v5 } from 'uuid';

const namespace = '5f1c8a3e-2d47-5b60-9c1e-7a0d4e8b6f25';

/** The id of a record that another one brings about: always the same, so that it is brought about once. */
export const childId = (parent: string, which: string): string => v5(`${parent} ${which}`, namespace);
