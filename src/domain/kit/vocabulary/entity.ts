import type { RecordValues } from './record-values.ts';
import type { Access, Narrower, NarrowerOf, Role } from './permissions.ts';
import type { Bound, Entered, Fields, Values } from './fields.ts';
import type { Fixed } from './fixed.ts';
import type { HomeSettings } from './home-settings.ts';
import type { nobody, Verb } from './acts.ts';
import type { States } from './states.ts';
import { lookingAt, type LooksAt, type ResidentFields } from './looks-at.ts';
import { ownerFields, type Owner } from './owner.ts';
import { mergeWarnings, type Warnings } from './warnings.ts';
import type { ComputedColumn, ShownValue } from './computed-columns.ts';

/** The fields of every record. A type alias, because an interface is not assignable to `RecordValues`. */
export type RecordHead = {
  readonly id: string;
  readonly version: number;
  readonly created_at: string;
  readonly created_by: string | null;
  readonly updated_at: string;
  readonly updated_by: string | null;
  readonly is_deleted: boolean;
  readonly deleted_at: string | null;
  readonly deleted_by: string | null;
  readonly deletion_reason: string | null;
  readonly warning_codes: readonly string[];
};

/** One sentence per field that is wrong; of a known record, of its own fields only. */
export type Complaints<Name extends string = string> = string extends Name
  ? Readonly<Record<string, string>>
  : { readonly [K in Name]?: string };
export type { Warnings } from './warnings.ts';

/** What a rule may look at besides the record itself; handed in, so that rules stay pure. */
export interface Circumstances<Was = RecordValues> {
  /** The record is new, is changed, or is taken further by a call of its own such as a review. */
  readonly act: 'create' | 'change' | 'act';
  readonly now: string;
  readonly zone: string;
  /** Complete: what the house has not set follows the usual values. */
  readonly settings: HomeSettings;
  /** What kind of house it is; null where no house is known. */
  readonly service: string | null;
  readonly actor: string | null;
  /** The author's shift at the time of the entry, where the rota knows it. */
  readonly shift: string | null;
  /** The facts of the resident that the entity says it looks at. */
  readonly resident: Partial<ResidentFields> | null;
  /** The newest earlier record of the same resident, where the entity asks for it. */
  readonly last: Partial<Was> | null;
  /** The record as it stands before this change, as far as whoever changes it may see it; null for a new one. */
  readonly before: Partial<Was> | null;
}

/** A record by its fields. */
type Of<F extends Fields> = Values<F> & RecordHead;

/** Fields and rules that several entities share. */
export interface Trait<F extends Fields = Fields> {
  readonly name: string;
  readonly fields: F;
  readonly looksAt?: LooksAt;
  check?(record: Of<F>, circumstances: Circumstances<Of<F>>): Complaints<keyof F & string>;
  warn?(record: Of<F>, circumstances: Circumstances<Of<F>>): Warnings<keyof F & string>;
  derive?(record: Of<F>, circumstances: Circumstances<Of<F>>): Partial<Values<F>>;
}

type OwnedFields<O extends Owner> = (typeof ownerFields)[O];
type AllFields<O extends Owner, F extends Fields, T extends Fields> = OwnedFields<O> & T & F;

/** The names of the fields. They are bound to `fields` and `extends`, and nothing is inferred from where they are used. */
type Name<O extends Owner, F extends Fields, T extends Fields> = keyof NoInfer<AllFields<O, F, T>> & string;
type Whole<O extends Owner, F extends Fields, T extends Fields> = Of<NoInfer<AllFields<O, F, T>>>;

type ComputedColumns<O extends Owner, F extends Fields, T extends Fields> = Readonly<
  Record<string, ComputedColumn<Name<O, F, T> | keyof RecordHead>>
>;

export interface Declaration<
  O extends Owner,
  F extends Fields,
  T extends Fields,
  W extends ComputedColumns<O, F, T>,
  L extends Name<O, F, T> | (keyof W & string) = never,
  C extends Name<O, F, T> | keyof RecordHead = never,
  A extends Access = Access,
  Q extends Complaints = Complaints,
  V extends Warnings = Warnings,
  K extends string = string,
  P extends Name<O, F, T> = never,
  S extends Fields = Fields,
> {
  readonly name: K;
  /** Only where the API spells the path otherwise than the name in kebab-case. */
  readonly path?: string;
  readonly alias?: string;
  readonly labels: { readonly one: string; readonly many: string };
  /** What such records are for, in one sentence of the home: said where there are none yet. */
  readonly purpose?: string;
  /** The fields that name a record in a sentence or a picker. */
  readonly title: readonly Name<O, F, T>[];
  readonly belongsTo: O;
  readonly extends?: Trait<T>;
  readonly access: A;
  readonly narrower?: NarrowerOf<ActOf<NoInfer<A>>, Whole<O, F, T>>;
  readonly fields: F & Bound<F, AllFields<O, F, T>>;
  readonly states?: States<
    StateOf<AllFields<O, NoInfer<F>, NoInfer<T>>>,
    Name<O, F, T> | keyof RecordHead,
    VerbOf<NoInfer<A>> | typeof nobody
  >;
  /** What was approved, agreed, posted or received is not changed any more. */
  readonly fixed?: Fixed<Name<O, F, T>>;
  /** The columns of the list, in order: fields, and what is worked out. */
  readonly list: readonly L[];
  /** Columns that no field holds. */
  readonly computed?: W;
  /** Further fields a list row carries: what a chart draws or the specification names. */
  readonly carries?: readonly C[];
  /** The column that its list is ordered by; descending with a minus before it. By default the newest come first. */
  readonly order?: Order<Name<O, F, T>>;
  readonly sorts?: readonly Name<O, F, T>[];
  readonly filters?: readonly P[];
  /** What its list can be asked beyond its fields; a rule on the server answers. */
  readonly asks?: S;
  readonly search?: readonly Name<O, F, T>[];
  /** Together unique among the records that are not deleted. */
  readonly unique?: readonly Unique<Name<O, F, T>>[];
  /** The column that marks a removed record. */
  readonly marker?: 'is_deleted' | 'deleted';
  /** Written by the server alone: nobody adds, changes or removes one. */
  readonly serverOnly?: true;
  /** Only ever added to: no versions, no removal. */
  readonly log?: true;
  /** Stays with the house when the resident moves to another. */
  readonly staysWithHome?: true;
  /** Stands for the house where its resident lives now, whichever wrote it: its lists show it there. */
  readonly movesAlong?: true;
  /** The record is itself a person who lives in the home. */
  readonly resides?: true;
  /** May still be written about a resident who has left; `changes`: only what was begun before. */
  readonly afterLeaving?: true | 'changes';
  /** A list that is not told where to begin starts this many days back. */
  readonly listsDays?: number;
  /** A removed record leaves every list but the one that asks for removed records. */
  readonly leavesLists?: true;
  /** The people named in this field do not see the record, whatever their rights: it is about them. */
  readonly hidesFrom?: Name<O, F, T>;
  readonly looksAt?: LooksAt<Name<O, F, T>>;
  /** Stored without its author: in the record, the history and the drafts alike. */
  isAnonymous?(draft: Unchecked<Whole<O, F, T>>): boolean;
  check?(record: Whole<O, F, T>, circumstances: Circumstances<Whole<O, F, T>>): Q & Only<Q, Name<O, F, T>>;
  warn?(record: Whole<O, F, T>, circumstances: Circumstances<Whole<O, F, T>>): V & Only<V, Name<O, F, T>>;
  derive?(record: Whole<O, F, T>, circumstances: Circumstances<Whole<O, F, T>>): Some<Whole<O, F, T>>;
  /** What follows from what is filled in so far. A form fills it in where nobody has said otherwise, and the person may change it. */
  suggest?(draft: Unchecked<Whole<O, F, T>>, circumstances: Circumstances<Whole<O, F, T>>): Some<Whole<O, F, T>>;
}

/** Refuses any name but these, also in each part of an answer that is composed of several. */
type Only<Said, N extends string> = { readonly [K in Exclude<EachKey<Said>, N>]: never };
type EachKey<U> = U extends unknown ? keyof U : never;

/** The acts that somebody is given at first. */
type ActOf<A extends Access> = A[Role][number];
/** The same without what narrows them: `complete` of `complete:own`. */
type VerbOf<A extends Access> =
  ActOf<A> extends infer Act ? (Act extends `${infer V extends Verb}:${string}` ? V : Act & Verb) : never;
/** What the status of a record may be. */
type StateOf<F extends Fields> = F extends { status: { kind: 'choice'; options: infer S } } ? keyof S & string : never;

type Order<N extends string> = N | keyof RecordHead | `-${N | keyof RecordHead}`;

export interface Unique<N extends string = string> {
  readonly fields: readonly N[];
  readonly ignoreCase?: true;
  /** Said to the person; neutral, because the other record may be in a house they cannot see. */
  readonly sentence: string;
  /** Only among records whose field has one of these values. */
  readonly among?: { readonly [K in N]?: readonly string[] };
}

/** An entity as the kits see it: any of them, whatever its fields. */
export interface Entity {
  readonly name: string;
  readonly path: string;
  readonly alias?: string;
  readonly labels: { readonly one: string; readonly many: string };
  /** What such records are for, in one sentence of the home: said where there are none yet. */
  readonly purpose?: string;
  readonly title: readonly string[];
  readonly belongsTo: Owner;
  readonly trait: string | null;
  readonly access: Access;
  readonly narrower: Narrower;
  readonly fields: Fields;
  readonly states: States | null;
  readonly fixed: Fixed | null;
  readonly list: readonly string[];
  readonly computed: Readonly<Record<string, ComputedColumn>>;
  readonly carries: readonly string[];
  readonly order: string;
  readonly sorts: readonly string[];
  readonly filters: readonly string[];
  readonly asks: Fields;
  readonly search: readonly string[];
  readonly unique: readonly Unique[];
  readonly marker: 'is_deleted' | 'deleted';
  readonly serverOnly: boolean;
  readonly log: boolean;
  readonly staysWithHome: boolean;
  readonly movesAlong: boolean;
  readonly resides: boolean;
  readonly afterLeaving: boolean | 'changes';
  readonly listsDays: number | null;
  readonly leavesLists: boolean;
  readonly hidesFrom: string | null;
  readonly looksAt: LooksAt;
  /** Some of its records are stored without their author. */
  readonly mayBeAnonymous: boolean;
  isAnonymous(draft: RecordValues): boolean;
  check(record: AnyRecord, circumstances: Circumstances): Complaints;
  warn(record: AnyRecord, circumstances: Circumstances): Warnings;
  derive(record: AnyRecord, circumstances: Circumstances): RecordValues;
  suggest(draft: RecordValues, circumstances: Circumstances): RecordValues;
}

/** The rules of any entity. Each takes the records of its own alone, and the kits hand it no others. */
type Rules = Partial<Pick<Entity, 'isAnonymous' | 'check' | 'warn' | 'derive' | 'suggest'>>;

export type AnyRecord = RecordValues & RecordHead;

declare const columnsOf: unique symbol;
declare const filtersOf: unique symbol;
declare const computedOf: unique symbol;
type Declared<
  F extends Fields,
  N extends string = string,
  K extends string = string,
  P extends string = string,
  W = unknown,
> = Entity & {
  readonly name: K;
  readonly fields: F;
  readonly [columnsOf]?: N;
  readonly [filtersOf]?: P;
  readonly [computedOf]?: W;
};
/** A record by its own fields; of an entity that is not known before the product runs, by any names. */
export type RecordOf<E> = E extends Declared<infer F> ? (Fields extends F ? AnyRecord : Values<F> & RecordHead) : never;

/** What every list can be asked, and by whom or what it is about where it has such a field. */
type UsualFilter =
  | 'home'
  | 'date_from'
  | 'date_to'
  | 'search'
  | 'ordering'
  | 'include_deleted'
  | 'is_deleted'
  | 'limit'
  | 'cursor';
/** What the list of an entity can be asked; of one that is not known before the product runs, anything. */
export type FilterOf<E> =
  E extends Declared<infer F, string, string, infer P>
    ? string extends P
      ? string
      : P | UsualFilter | (keyof F & ('resident' | 'staff' | 'status'))
    : never;

/** What a form of an entity holds; of one that is not known before the product runs, by any names. */
export type EnteredValues<E> = E extends Declared<infer F> ? (Fields extends F ? RecordValues : Entered<F>) : never;

/** What is wrong with them, field by field. */
export type FieldErrors<E> =
  E extends Declared<infer F>
    ? Fields extends F
      ? Readonly<Record<string, string>>
      : { readonly [K in keyof F]?: string }
    : never;

/** A record as far as it is filled in: its values are read one by one, and what is needed may still be missing. */
export type Unchecked<R> = { readonly [K in keyof R]?: R[K] | null };

/** Some values of a record. */
type Some<R> = { readonly [K in keyof R]?: R[K] | undefined };

type Named<F extends Fields> = keyof { [K in keyof F as string extends K ? never : K]: K };
type Restricted<F extends Fields> = keyof { [K in keyof F as F[K] extends { restricted: true } ? K : never]: K };
/** The fields that every row of an entity's list holds, whoever reads it. */
export type ColumnOf<E> =
  E extends Declared<infer F, infer N> ? Exclude<N & (Named<F> | keyof RecordHead), Restricted<F>> | 'id' : never;

/** The fields that are left out of an answer unless its reader may see what is restricted. */
export type RestrictedOf<E> = E extends Declared<infer F> ? Restricted<F> : never;

/** What a row holds that no field does, where it could be worked out. */
export type ComputedOf<E> =
  E extends Declared<infer _F, string, string, string, infer W extends Readonly<Record<string, ComputedColumn>>>
    ? { readonly [C in keyof W]?: ShownValue<W[C]['shownAs']> | null }
    : unknown;

/** What a computed column is worked out from stands in the row too. */
type ColumnNames<W extends Readonly<Record<string, ComputedColumn>>, L extends string, C extends string> =
  | Exclude<L, keyof W>
  | W[L & keyof W]['from'][number]
  | C
  | keyof (typeof ownerFields)['resident'];

export function entity<
  const O extends Owner,
  const F extends Fields,
  const T extends Fields = Record<never, never>,
  const W extends ComputedColumns<O, F, T> = Record<never, never>,
  const L extends Name<O, F, T> | (keyof W & string) = never,
  const C extends Name<O, F, T> | keyof RecordHead = never,
  const A extends Access = Access,
  Q extends Complaints = Record<never, never>,
  V extends Warnings = Record<never, never>,
  K extends string = string,
  const P extends Name<O, F, T> = never,
  const S extends Fields = Record<never, never>,
>(
  declaration: Declaration<O, F, T, W, L, C, A, Q, V, K, P, S>,
): Declared<AllFields<O, F, T>, ColumnNames<W, L, C>, K, P | (keyof S & string), W> {
  const { extends: trait, narrower, states, looksAt, ...rest } = declaration;
  // A trait names only fields of its own in what it says; the compiler does not follow that through `T`.
  const shared = (trait ?? {}) as Rules;
  const own: Rules = declaration;
  return {
    ...rest,
    path: declaration.path ?? declaration.name.replaceAll('_', '-'),
    trait: trait?.name ?? null,
    // An act that is not narrowed has no entry, rather than an empty one.
    narrower: (narrower ?? {}) as Narrower,
    states: states ?? null,
    fixed: declaration.fixed ?? null,
    fields: { ...ownerFields[declaration.belongsTo], ...trait?.fields, ...declaration.fields } as AllFields<O, F, T>,
    computed: declaration.computed ?? {},
    carries: declaration.carries ?? [],
    order: declaration.order ?? (trait ? '-occurred_at' : '-created_at'),
    sorts: declaration.sorts ?? [],
    filters: declaration.filters ?? [],
    asks: declaration.asks ?? {},
    search: declaration.search ?? [],
    unique: declaration.unique ?? [],
    marker: declaration.marker ?? 'is_deleted',
    serverOnly: declaration.serverOnly ?? false,
    log: declaration.log ?? false,
    staysWithHome: declaration.staysWithHome ?? false,
    movesAlong: declaration.movesAlong ?? false,
    resides: declaration.resides ?? false,
    afterLeaving: declaration.afterLeaving ?? false,
    listsDays: declaration.listsDays ?? null,
    leavesLists: declaration.leavesLists ?? false,
    hidesFrom: declaration.hidesFrom ?? null,
    looksAt: lookingAt(trait?.looksAt, looksAt),
    mayBeAnonymous: own.isAnonymous !== undefined,
    isAnonymous: (draft) => own.isAnonymous?.(draft) ?? false,
    check: (record, c) => ({ ...shared.check?.(record, c), ...own.check?.(record, c) }),
    warn: (record, c) => mergeWarnings(shared.warn?.(record, c), own.warn?.(record, c)),
    derive: (record, c) => ({ ...shared.derive?.(record, c), ...own.derive?.(record, c) }),
    suggest: (draft, c) => own.suggest?.(draft, c) ?? {},
  };
}
