import { home } from '#domain/homes/home.ts';
import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import type { AssetList } from '#domain/premises/assets/asset-list.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer, type LiveAnswer } from '../../kit/data/use-live-answer.ts';
import { pathOf } from '../../kit/state/entities.ts';

const isAssetList = objectWith<AssetList>('items');

/** Everything the house owns, in one call, and again whenever something of it changes. */
export const useAssets = (house: string): LiveAnswer<AssetList> =>
  useLiveAnswer(`${pathOf(home)}${house}/assets/`, { is: isAssetList, of: [houseAsset.name], home: house });
