import type { Act, PermissionVerb } from './acts.ts';
import { keysOf } from './record-values.ts';
/** Who may do what. Shipped groups are start values; from then on a superuser's records decide. */

export const roles = {
  superuser: 'Superuser',
  manager: 'Manager',
  senior: 'Senior',
  carer: 'Carer',
  agency: 'Agency',
  auditor: 'Auditor',
} as const;
export type Role = keyof typeof roles;

export type Access = Readonly<Record<Role, readonly Act[]>>;

/** Which rows or fields a narrower act reaches. */
export interface Reach {
  readonly fields?: readonly string[];
  readonly rows?: Readonly<Record<string, RowTest>>;
}
/** The same, bound to the fields of its entity and to values that they can have. */
interface ReachOf<R> {
  readonly fields?: readonly (keyof R & string)[];
  readonly rows?: { readonly [K in keyof R & string]?: RowTest<R[K]> };
}
/**
 * `me`: the field is the person, or a list that contains the person. `withinDays`: not older than that.
 * `today`: on the house's current day. `is`: has this value. `isNot`: has another, or none. `notMe`: does not name the
 * person. `myGroup`: names a group the person is in.
 */
export type RowTest<Value = string | boolean | null> =
  | { readonly me: true }
  | { readonly notMe: true }
  | { readonly myGroup: true }
  | { readonly withinDays: number }
  | { readonly today: true }
  | { readonly is: Value & (string | boolean) }
  | { readonly isNot: Value & (string | boolean) };
export type Narrower = { readonly [A in Act]?: Reach };
export type NarrowerOf<Known extends Act, R> = { readonly [K in Known]?: ReachOf<R> };

export const everything = ['view', 'add', 'change', 'delete'] as const;
export const nothing = [] as const;

/** Charts and notes: what the whole team records, each person minding their own entries. */
export const careRecording = {
  superuser: everything,
  manager: everything,
  senior: everything,
  carer: ['view', 'add', 'change_own', 'delete_own'],
  agency: ['view:recent', 'add', 'change_own'],
  auditor: ['view'],
} as const satisfies Access;

declare const composed: unique symbol;
/** The name of a right, as `codename` makes it. */
export type Codename = string & { readonly [composed]: true };

/** `view` of weight is `view_weight`; `view:summary` of resident is `view_resident_summary`. */
export const codename = (act: Act | PermissionVerb, entity: string): Codename => codenameOf(act, entity);

function codenameOf(act: string, entity: string): Codename {
  const [verb, qualifier] = act.split(':');
  return (qualifier ? `${verb}_${entity}_${qualifier}` : `${verb}_${entity}`) as Codename;
}

/** The plain act includes its narrower ones: who may change any record may change an own one. */
export function including(act: string): readonly string[] {
  const verb = act.split(':')[0] ?? act;
  const plain = verb.replace(/_own$/, '');
  return [...new Set([act, verb, plain])];
}

const customRights = {
  view_restricted: ['superuser', 'manager', 'senior'],
  strike_out_any: ['superuser', 'manager', 'senior'],
  restore_deleted: ['superuser', 'manager'],
  approve_plan: ['manager'],
  approve_risk: ['superuser', 'manager'],
  sign_off_incident: ['superuser', 'manager'],
  publish_rota: ['manager'],
  witness_payment: ['manager', 'senior', 'carer'],
  authorise_payment: ['manager'],
  reconcile_cash: ['manager'],
  open_confidential: ['superuser', 'manager'],
  manage_users: ['superuser', 'manager'],
  view_audit: ['superuser', 'manager', 'auditor'],
  export_records: ['superuser', 'manager', 'auditor'],
  purge_records: ['superuser'],
  override_rota_block: ['manager'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;
export type CustomRight = keyof typeof customRights;

/** The shipped groups that hold such a right at first. */
export const holdersOf = (right: CustomRight): readonly Role[] => customRights[right];

export interface Catalogued {
  readonly codename: Codename | CustomRight;
  readonly name: string;
  readonly entity: string | null;
  readonly is_custom: boolean;
}

interface Accessible {
  readonly name: string;
  readonly labels: { readonly many: string };
  readonly access: Access;
  readonly narrower: Narrower;
}

const plainActs = ['view', 'add', 'change', 'delete', 'change_own', 'delete_own'] as const;

const actsOf = (entity: Accessible): readonly Act[] => [
  ...new Set([...plainActs, ...keysOf(entity.narrower), ...Object.values(entity.access).flat()]),
];

/** Every permission there is, derived from the declarations. */
export function catalogue(entities: readonly Accessible[]): readonly Catalogued[] {
  const named = entities.flatMap((entity) =>
    actsOf(entity).map((act) => ({
      codename: codename(act, entity.name),
      name: `${act.replace(/[_:]/g, ' ')} ${entity.labels.many.toLowerCase()}`,
      entity: entity.name,
      is_custom: Object.hasOwn(customRights, codename(act, entity.name)),
    })),
  );
  const custom = keysOf(customRights)
    .filter((right) => !named.some(({ codename: one }) => one === right))
    .map((right) => ({ codename: right, name: right.replaceAll('_', ' '), entity: null, is_custom: true }));
  return [...named, ...custom];
}

/** What a shipped group holds at first. */
export function startRights(role: Role, entities: readonly Accessible[]): readonly string[] {
  const granted = entities.flatMap((entity) => entity.access[role].map((act) => codename(act, entity.name)));
  const custom = keysOf(customRights).filter((right) => holdersOf(right).includes(role));
  return [...new Set([...granted, ...custom])];
}

/** What somebody may do, asked for by a right of its own or by `codename`: a misspelled one does not compile. */
export interface Rights extends Iterable<string> {
  readonly size: number;
  has(right: CustomRight | Codename): boolean;
}

/** Whether someone holds just this right of the catalogue. */
export const holdsItself = (rights: Rights, right: Pick<Catalogued, 'codename'>): boolean => rights.has(right.codename);

/** Whether someone holds a right themselves, or a wider one that includes it. */
export function holdsRight(
  rights: Rights,
  { codename: right, entity }: Pick<Catalogued, 'codename' | 'entity'>,
): boolean {
  if (holdsItself(rights, { codename: right })) return true;
  return entity !== null && holds(rights, right.slice(0, right.lastIndexOf(`_${entity}`)), entity);
}

export const may = (rights: Rights, act: Act | PermissionVerb, entity: string): boolean => holds(rights, act, entity);

const holds = (rights: Rights, act: string, entity: string): boolean =>
  including(act).some((wider) => rights.has(codenameOf(wider, entity)));

/** The narrower forms of an act that someone holds who does not hold the plain one. */
export function narrowActs(rights: Rights, verb: PermissionVerb, entity: Accessible): readonly Act[] {
  if (rights.has(codename(verb, entity.name))) return [];
  return keysOf(entity.narrower).filter((act) => act.startsWith(`${verb}:`) && rights.has(codename(act, entity.name)));
}

/** An agency worker reads the last days of an entry, not the years before. */
export const lastDays = (days: number) => ({ 'view:recent': { rows: { occurred_at: { withinDays: days } } } }) as const;
