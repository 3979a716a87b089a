import { houseStock } from '#domain/premises/stock/house-stock.ts';
import { stockColumns } from '#domain/premises/stock/stock-columns.ts';
import { rulesFor } from '../kit/context/record-context.ts';
import type { Area } from '../kit/area/area.ts';
import { takeOutOfService } from './assets/take-out-of-service.ts';
import { premisesAlertRules } from './premises-alert-rules.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';
import { declareAssetCheck } from './assets/asset-check.ts';
import { declareAssets } from './assets/assets.ts';
import { assetRules } from './assets/asset-rules.ts';
import { assetCheckRules } from './assets/log-check.ts';
import { repairRules } from './repairs/repair-rules.ts';
import { declareRepairOverview } from './repairs/repair-overview.ts';
import { declareRepairRegulator } from './repairs/repair-regulator.ts';
import { declareRepairStatus } from './repairs/repair-status.ts';
import { declareShelves } from './stock/shelves.ts';
import { declareStockMovement } from './stock/stock-movement.ts';

export const premises: Area = {
  rules: [
    assetRules,
    assetCheckRules,
    rulesFor(houseStock, { columns: computedColumns({ of: stockColumns }) }),
    repairRules,
  ],
  calls: [
    declareAssetCheck,
    declareAssets,
    declareStockMovement,
    declareShelves,
    declareRepairStatus,
    declareRepairRegulator,
    declareRepairOverview,
  ],
  jobs: [takeOutOfService],
  alertRules: [premisesAlertRules],
};
