import { houseStock } from '#domain/premises/house-stock.ts';
import { stockColumns } from '#domain/premises/shelf/stock-columns.ts';
import { rulesFor } from '../kit/context/record-context.ts';
import type { Area } from '../kit/area/area.ts';
import { takeOutOfService } from './take-out-of-service.ts';
import { premisesAlertRules } from './premises-alert-rules.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';
import { declareAssetCheck } from './asset-check.ts';
import { assetRules } from './asset-rules.ts';
import { repairRules } from './repair-rules.ts';
import { declareRepairStatus } from './repair-status.ts';
import { declareShelves } from './shelf/shelves.ts';
import { declareStockMovement } from './shelf/stock-movement.ts';

export const premises: Area = {
  rules: [assetRules, rulesFor(houseStock, { columns: computedColumns({ of: stockColumns }) }), repairRules],
  calls: [declareAssetCheck, declareStockMovement, declareShelves, declareRepairStatus],
  jobs: [takeOutOfService],
  alertRules: [premisesAlertRules],
};
