import type { AssetItem } from '#domain/premises/assets/asset-list.ts';

const path = '/house-asset';

/** What a label says to a camera: the page of the thing, so that the camera of any phone opens it. */
export const labelAddress = (origin: string, id: string): string => `${origin}${path}?id=${id}`;

const idIn = (code: string): string | null => {
  const address = URL.parse(code);
  return address?.pathname === path ? address.searchParams.get('id') : null;
};

/** The thing that a label or a typed tag means; null where the house has none like it. */
export function assetOf(code: string, items: readonly AssetItem[]): AssetItem | null {
  const [id, tag] = [idIn(code.trim()), code.trim().toLowerCase()];
  return items.find((item) => item.id === id || item.asset_tag.toLowerCase() === tag) ?? null;
}
