import { stockColumns } from '#domain/premises/stock-columns.ts';
import type { AreaRules } from '../kit/keeper.ts';
import { workingOut } from '../kit/working-out.ts';

export const stockRules: AreaRules = { columns: workingOut({ of: stockColumns }) };
