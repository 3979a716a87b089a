/** How far a right reaches: every record, a part of them, one's own, or none. */
export type Extent = 'all' | 'part' | 'own' | 'none';

/** A right by its name, as a stored permission says it. */
export interface NamedRight {
  readonly codename: string;
  readonly entity: string | null;
}

interface Holding {
  readonly name: string;
  readonly codenames: ReadonlySet<string>;
}

export interface RightsRow {
  readonly entity: string;
  readonly view: Extent;
  readonly add: Extent;
  readonly change: Extent;
  readonly remove: Extent;
  /** Further acts, such as approving. */
  readonly more: readonly string[];
  /** The groups that give any of it. */
  readonly from: readonly string[];
}

/** `view_resident_summary` of `resident` is `view:summary`; `change_own_note` of `note` is `change_own`. */
export function actIn({ codename, entity }: NamedRight): string | null {
  if (entity === null) return null;
  const [, verb, qualifier] = new RegExp(`^(.+?)_${entity}(?:_(.+))?$`).exec(codename) ?? [];
  return verb ? (qualifier ? `${verb}:${qualifier}` : verb) : null;
}

const plain = /^(view|add|change|delete)(_own)?(:.*)?$/;

export function extentOf(acts: readonly string[], verb: string): Extent {
  if (acts.includes(verb)) return 'all';
  if (acts.some((act) => act.startsWith(`${verb}:`) && act !== `${verb}:own`)) return 'part';
  return acts.includes(`${verb}_own`) || acts.includes(`${verb}:own`) ? 'own' : 'none';
}

/** What someone may do with each kind of record, and which of their groups it comes from. */
export function rightsTable(permissions: readonly NamedRight[], groups: readonly Holding[]): readonly RightsRow[] {
  const entities = [...new Set(permissions.flatMap(({ entity }) => (entity ? [entity] : [])))];
  return entities.flatMap((entity) => {
    const held = permissions.filter(
      (right) => right.entity === entity && groups.some(({ codenames }) => codenames.has(right.codename)),
    );
    const acts = held.flatMap((right) => actIn(right) ?? []);
    if (acts.length === 0) return [];
    return [
      {
        entity,
        view: extentOf(acts, 'view'),
        add: extentOf(acts, 'add'),
        change: extentOf(acts, 'change'),
        remove: extentOf(acts, 'delete'),
        more: acts.filter((act) => !plain.test(act)),
        from: groups
          .filter(({ codenames }) => held.some(({ codename }) => codenames.has(codename)))
          .map(({ name }) => name),
      },
    ];
  });
}
