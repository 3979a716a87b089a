import { stockColumns } from '#domain/premises/stock-columns.ts';
import type { Area } from '../kit/area/area.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';
import { declareAssetCheck } from './asset-check.ts';
import { assetRules } from './asset-rules.ts';
import { repairRules } from './repair-rules.ts';
import { declareRepairStatus } from './repair-status.ts';
import { declareStockMovement } from './stock-movement.ts';

export const premises: Area = {
  rules: {
    house_asset: assetRules,
    house_stock: { columns: computedColumns({ of: stockColumns }) },
    repair_record: repairRules,
  },
  calls: [declareAssetCheck, declareStockMovement, declareRepairStatus],
};
