import type { Assessment } from './assessment.ts';

type Category = Assessment['category'];

/** The flags beside a name that say a danger is known; each calls for an assessment of it on file. Our own choice. */
const requiredBy: Readonly<Record<string, readonly Category[]>> = {
  falls: ['falls'],
  choking: ['swallow'],
  self_harm: ['mental_health'],
  hoist: ['moving_handling'],
  two_staff: ['moving_handling'],
};

/** What must have been assessed about somebody with these flags. */
export const requiredCategories = (flags: readonly string[]): readonly Category[] => [
  ...new Set(flags.flatMap((flag) => requiredBy[flag] ?? [])),
];
