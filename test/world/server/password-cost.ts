import type { PasswordCost } from '#server/kit/runtime/app-dependencies.ts';

/** What the tests pay for a password: to hash one at the product's cost takes a processor half a second. */
export const nextToNothing: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1, outputLen: 32 };
