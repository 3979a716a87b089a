import { houseStock } from '#domain/premises/stock/house-stock.ts';
import type { StockMovement } from '#domain/premises/stock/stock-level.ts';
import { v7 } from 'uuid';
import { create, type ApiAnswer } from '../../kit/api/api.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import { pathOf } from '../../kit/state/entities.ts';
import type { Stored } from '../../kit/state/stored-record.ts';

export interface Movement extends Pick<StockMovement, 'kind' | 'quantity'> {
  resident?: string | null;
  reason?: string | null;
}

/** Under a number of its own, so that one which is sent twice happens once. A count names the version it saw. */
export const sendMovement = (
  { id, version }: { id: string; version: number },
  movement: Movement,
): Promise<ApiAnswer<Stored<typeof houseStock>>> =>
  create(
    `${pathOf(houseStock)}${id}/movement/`,
    { id: v7(), ...movement, ...(movement.kind === 'count' ? { version } : {}) },
    { is: shapeOf(houseStock), quiet: true },
  );
