import type { Entity } from '#domain/kit/vocabulary/entity.ts';

let known: ReadonlyMap<string, Entity> = new Map();

/** Hands the declarations to the kit, which names none of them itself. */
export const registerEntities = (entities: readonly Entity[]): void => {
  known = new Map(entities.map((entity) => [entity.name, entity]));
};

export const knownEntities = (): readonly Entity[] => [...known.values()];

export const isKnown = (name: string): boolean => known.has(name);

export function entityNamed(name: string): Entity {
  const entity = known.get(name);
  if (!entity) throw new Error(`No entity is called ${name}`);
  return entity;
}

/** Where the API keeps the records of an entity. */
export const pathOf = (entity: Entity): string => `/api/${entity.path}/`;
