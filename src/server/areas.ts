import type { FastifyInstance } from 'fastify';
import type { AreaRules, Keeper } from './kit/keeper.ts';

/** Everything that is out of the ordinary, area by area. What is not named here is kept by the book. */

export const areaRules: Readonly<Record<string, AreaRules>> = {};

export const areaCalls: readonly ((app: FastifyInstance, keeper: Keeper) => void)[] = [];
