import type { Area } from '../kit/area/area.ts';
import { declareAssetCheck } from './asset-check.ts';
import { assetRules } from './asset-rules.ts';
import { repairRules } from './repair-rules.ts';
import { declareRepairStatus } from './repair-status.ts';
import { declareStockMovement } from './stock-movement.ts';
import { stockRules } from './stock-rules.ts';

export const premises: Area = {
  rules: {
    house_asset: assetRules,
    house_stock: stockRules,
    repair_record: repairRules,
  },
  calls: [declareAssetCheck, declareStockMovement, declareRepairStatus],
};
