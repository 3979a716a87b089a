import { expect, test } from 'vitest';
import { sources, withoutComments, type Source } from './source.ts';

const exported = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) ([A-Z]\w*)/gm;

test('one name, one type: no two files export types that share a name', () => {
  const files = new Map<string, Set<string>>();
  for (const { path, text } of sources('src'))
    for (const [, name = ''] of text.matchAll(exported)) files.set(name, (files.get(name) ?? new Set()).add(path));
  const shared = [...files].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, ...paths].join(' '));
  expect(shared).toEqual([]);
});

const lists = /\b(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}/g;
const importedIn = ({ text }: Source): readonly string[] =>
  [...withoutComments(text).matchAll(lists)].flatMap(([, names = '']) =>
    names.split(',').map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*/, ''),
    ),
  );

test('an exported type has an importer: what one file uses is its own', () => {
  const imported = new Set(['src', 'test', 'scripts'].flatMap((folder) => sources(folder).flatMap(importedIn)));
  const lone = sources('src').flatMap(({ path, text }) =>
    [...text.matchAll(exported)].flatMap(([, name = '']) => (imported.has(name) ? [] : [`${path} ${name}`])),
  );
  expect(lone).toEqual([]);
});
