/** The fields of a resident, by type alone: the area that declares a resident puts them in, for a kit knows no area. */
export interface ResidentFields {}

/** What the rules of an entity look at besides its own record: facts of the resident, answers of the record before. */
export interface LooksAt<N extends string = string> {
  readonly resident?: readonly (keyof ResidentFields)[];
  readonly last?: readonly N[];
}

/** What a trait looks at and what the entity itself does, each fact once. */
export function lookingAt(a: LooksAt = {}, b: LooksAt = {}): LooksAt {
  return {
    ...(a.resident || b.resident ? { resident: [...new Set([...(a.resident ?? []), ...(b.resident ?? [])])] } : {}),
    ...(a.last || b.last ? { last: [...new Set([...(a.last ?? []), ...(b.last ?? [])])] } : {}),
  };
}
