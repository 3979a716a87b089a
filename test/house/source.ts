import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own files, as the house rules look at them. */

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Source {
  readonly path: string;
  readonly text: string;
}

export function sources(folder: string, ending = /\.tsx?$/): readonly Source[] {
  const all = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));
}

const importing = /\bfrom\s+'([^'\s]+)'|\bimport\s*\(?\s*'([^'\s]+)'/g;

export const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

export const commentsOf = (text: string): readonly string[] => text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? [];

/** The names of the tests and of their groups, also where a table stands before them. */
export const titlesOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:(?!\1).)+)\1,/g)].map(
    ([, , title = '']) => title,
  );

/** The project files a source points to, types included, with where the pointing stands. */
export function importsOf({ path, text }: Source): readonly string[] {
  return [...withoutComments(text).matchAll(importing)]
    .map((found) => found[1] ?? found[2] ?? '')
    .flatMap((name) => resolved(path, name));
}

function resolved(from: string, name: string): readonly string[] {
  const alias = /^#(domain|server|web)\/(.*)$/.exec(name);
  if (alias) return [`src/${alias[1]}/${alias[2]}`];
  return name.startsWith('.') ? [relative(root, resolve(root, from, '..', name))] : [];
}

/** The packages a source draws on. */
export const packagesOf = ({ text }: Source): readonly string[] =>
  [...withoutComments(text).matchAll(importing)]
    .map((found) => found[1] ?? found[2] ?? '')
    .filter((name) => !name.startsWith('.') && !name.startsWith('#') && !name.startsWith('node:'));

export interface Place {
  readonly layer: string;
  readonly area: string;
}

export function placeOf(path: string): Place {
  const [, layer = '', area = '', ...rest] = path.split('/');
  return { layer, area: rest.length > 0 ? area : '' };
}
