import type { AssetItem } from '#domain/premises/assets/asset-list.ts';
import { expect, test } from 'vitest';
import { assetOf, labelAddress } from './asset-code.ts';

const hoist = { id: '01900000-0000-7000-8000-0000000000aa', asset_tag: 'HOIST-1' } as AssetItem;

test('a scanned label and a typed tag lead to the same thing', () => {
  expect(assetOf(labelAddress('https://hearth.example', hoist.id), [hoist])).toBe(hoist);
  expect(assetOf(' hoist-1 ', [hoist])).toBe(hoist);
});

test('a foreign code leads nowhere', () => {
  expect(assetOf('https://example.org/?id=01900000-0000-7000-8000-0000000000aa', [hoist])).toBeNull();
  expect(assetOf('HOIST-2', [hoist])).toBeNull();
  expect(assetOf('', [hoist])).toBeNull();
});
