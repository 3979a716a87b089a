import { expect, test } from 'vitest';
import { sources } from './source.ts';

const exported = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) ([A-Z]\w*)/gm;

test('one name, one type: no two files export types that share a name', () => {
  const files = new Map<string, Set<string>>();
  for (const { path, text } of sources('src'))
    for (const [, name = ''] of text.matchAll(exported)) files.set(name, (files.get(name) ?? new Set()).add(path));
  const shared = [...files].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, ...paths].join(' '));
  expect(shared).toEqual([]);
});
