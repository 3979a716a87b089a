import type { FastifyInstance } from 'fastify';
import type { AreaRules, Keeper } from './kit/keeper.ts';

/** Everything that is out of the ordinary, area by area. What is not named here is kept by the book. */

export const areaRules: Readonly<Record<string, AreaRules>> = {};

/** Ordinary calls that an area answers in its own way. */
export const replacedCalls: ReadonlySet<string> = new Set<string>();

export const areaCalls: readonly ((app: FastifyInstance, keeper: Keeper) => void)[] = [];
