import { assetCheck } from '#domain/premises/assets/asset-check.ts';
import type { AssetItem } from '#domain/premises/assets/asset-list.ts';
import type { AssetCheckKind } from '#domain/premises/assets/check-kinds.ts';
import { resultOfReading } from '#domain/premises/assets/readings.ts';
import type { EnteredValues } from '#domain/kit/vocabulary/entity.ts';
import { v7 } from 'uuid';
import { create, type ApiAnswer } from '../../../kit/api/api.ts';
import { pathOf } from '../../../kit/state/entities.ts';
import type { Stored } from '../../../kit/state/stored-record.ts';
import { shapeOf } from '../../../kit/api/shapes.ts';

export type NamedAsset = Pick<AssetItem, 'id' | 'name'>;

/** Under an id of its own, so that what is sent twice happened once. A temperature says by itself what came of it. */
export function logCheck(
  home: string,
  { id: asset }: NamedAsset,
  kind: AssetCheckKind,
  values: EnteredValues<typeof assetCheck>,
): Promise<ApiAnswer<Stored<typeof assetCheck>>> {
  const { reading_c: reading } = values;
  const measured = typeof reading === 'number' ? resultOfReading(kind, reading) : null;
  return create(
    pathOf(assetCheck),
    { id: v7(), home, asset, kind, ...values, ...(measured === null ? {} : { result: measured }) },
    { is: shapeOf(assetCheck), quiet: true },
  );
}
