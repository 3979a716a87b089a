import { assetCheck } from '#domain/premises/assets/asset-check.ts';
import { mayAdd } from '../../../kit/access/record-rights.ts';
import { useRights } from '../../../kit/access/rights.ts';

export const useMayCheck = (): boolean => mayAdd(assetCheck, useRights());
