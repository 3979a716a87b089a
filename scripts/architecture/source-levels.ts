/** How the folders of src build on each other, read from their imports. */
import { importsOf, type Source, sources } from '../../test/house/source.ts';

/** Folders in levels, the lowest first: each builds on folders of lower levels only. */
export type Levels = readonly (readonly string[])[];

export interface Layer {
  readonly name: string;
  /** The files beside the folders: what starts the layer, or lists what is in it. */
  readonly files: readonly string[];
  readonly areas: Levels;
  readonly rooms: Levels;
}

const isCode = ({ path }: Source): boolean => !path.includes('.test.');

/** The folder right under `folder` that a file is in; null for what lies elsewhere, or beside the folders. */
function partOf(folder: string, path: string): string | null {
  const rest = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/') : [];
  return rest.length > 1 ? (rest[0] ?? null) : null;
}

/** Style sheets are shared freely, as the house rules have it. */
function partsBelow(folder: string, all: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const below = new Map<string, Set<string>>();
  for (const source of all) {
    const from = partOf(folder, source.path);
    if (!from) continue;
    const targets = below.get(from) ?? new Set();
    below.set(from, targets);
    for (const target of importsOf(source)) {
      const to = partOf(folder, target);
      if (to && to !== from && !target.endsWith('.css')) targets.add(to);
    }
  }
  return below;
}

function levelsOf(below: ReadonlyMap<string, ReadonlySet<string>>): Levels {
  const known = new Map<string, number>();
  const levelOf = (part: string, way: readonly string[]): number => {
    if (way.includes(part)) throw new Error(`A knot: ${[...way, part].join(' → ')}`);
    const level =
      known.get(part) ?? Math.max(-1, ...[...(below.get(part) ?? [])].map((one) => levelOf(one, [...way, part]))) + 1;
    known.set(part, level);
    return level;
  };
  const parts = [...below.keys()].toSorted();
  const highest = Math.max(-1, ...parts.map((part) => levelOf(part, [])));
  return Array.from({ length: highest + 1 }, (_, level) => parts.filter((part) => known.get(part) === level));
}

export function sourceLayer(name: string): Layer {
  const folder = `src/${name}`;
  const all = sources(folder).filter(isCode);
  const below = partsBelow(folder, all);
  const areas = new Map(
    [...below]
      .filter(([area]) => area !== 'kit')
      .map(([area, to]) => [area, new Set([...to].filter((other) => other !== 'kit'))]),
  );
  return {
    name,
    files: all
      .filter(({ path }) => path.split('/').length === 3)
      .map(({ path }) => path.slice(folder.length + 1))
      .toSorted(),
    areas: levelsOf(areas),
    rooms: levelsOf(partsBelow(`${folder}/kit`, all)),
  };
}
