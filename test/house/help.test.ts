import { expect, test } from 'vitest';
import { articles } from '#domain/help/articles.ts';
import { tourFor } from '#domain/help/tour.ts';
import { roles } from '#domain/kit/vocabulary/permissions.ts';
import { sources } from './source.ts';

const product = ['src/web', 'src/domain']
  .flatMap((folder) => sources(folder))
  .filter(({ path }) => !path.includes('/help/') && !path.includes('.test.'))
  .map(({ text }) => text.replaceAll(/\s+/g, ' '))
  .join('\n');

test('every label that the help names stands in the product, letter by letter', () => {
  const named = [
    ...JSON.stringify([
      articles,
      Object.values(roles).map((role) => tourFor({ groups: [role], isSuperuser: false })),
    ]).matchAll(/“([^”]+)”/g),
  ].map(([, label]) => label ?? '');
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((label) => !product.includes(label))).toEqual([]);
});
