import type { AreaRules } from '../kit/keeper.ts';
import { agencyWitness } from './agency-witness.ts';

export const paymentRules: AreaRules = { check: agencyWitness };
