import { stockColumns } from '#domain/premises/stock-columns.ts';
import type { AreaRules } from '../kit/context/record-context.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';

export const stockRules: AreaRules = { columns: computedColumns({ of: stockColumns }) };
