import type { MeaningName } from '../meanings/meanings.ts';
import { isRecordValues, tableOf, type RecordValues } from './record-values.ts';
import type { OfferSpan } from '../time/day-offers.ts';
import type { HomeSettings } from './home-settings.ts';
import type { Tense } from '../time/typed-day.ts';

/** A field is plain data. What a layer makes of its kind stands in that layer's own table. */

export type Options = Readonly<Record<string, string>>;

/** An object puts names that look like numbers first, so where there are some the order is said beside it. */
interface Listed {
  readonly options: Options;
  readonly order?: readonly string[];
}

/** The field exists only while another field of the same record has one of these values. */
export type When = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** A condition on a field that is named elsewhere. */
export const fieldHolds = <N extends string, V extends string>(
  field: N,
  value: V,
): { readonly [K in N]: readonly [V] } => tableOf([field], () => [value]);

interface KindOptions {
  /** `inTitle`: the word said before it where it is part of a name, such as "version". */
  text: { readonly max: number; readonly like?: Pattern; readonly inTitle?: string };
  longText: { readonly max?: number };
  whole: { readonly min: number; readonly max: number; readonly unit?: string };
  /** `signed`: a difference, which says plus as well as minus. */
  decimal: {
    readonly min: number;
    readonly max: number;
    readonly places: number;
    readonly unit?: string;
    readonly signed?: true;
  };
  yesNo: object;
  /** `offers`: the spans ahead that are usual for it, one tap each. */
  date: { readonly tense: Tense; readonly offers?: readonly OfferSpan[] };
  time: object;
  /** Most moments are behind us; where one lies ahead, its field says so. */
  moment: { readonly tense?: Tense };
  choice: Listed;
  choices: Listed;
  words: { readonly max?: number };
  /** `asks`: its picker offers only what this question to the other list finds. `byAnother`: nobody who had a hand in the record already. */
  ref: { readonly to: string; readonly asks?: Readonly<Record<string, string>>; readonly byAnother?: boolean };
  refs: { readonly to: string };
  /** `usedAs`: a file of this field is shown with its person or mark only; `category`: what a file of it usually is. */
  file: { readonly usedAs?: 'portrait' | 'wound'; readonly category?: string };
  rows: { readonly columns: Fields };
  parts: { readonly fields: Fields };
  link: object;
}
export type Kind = keyof KindOptions;

export type Pattern = 'phone' | 'email' | 'postcode' | 'time_zone' | 'dbs_number' | 'username' | 'uuid';

export interface Wording {
  /** How it is filled in: a few words, always in sight. */
  readonly help?: string;
  /** `now`, `today` and `tonight` stand for the moment the form opens or, failing that, the record arrives. */
  readonly default?: unknown;
  /** A new record begins with what its house has set under this name, where the house is known. */
  readonly setting?: keyof HomeSettings;
  readonly when?: When;
  readonly mustWhen?: When;
}

interface Marks {
  readonly label: string;
  /** The heading under which a form shows the field. */
  readonly section?: string;
  readonly must?: true;
  /** Written by the server alone; a value sent by a client is ignored. */
  readonly readOnly?: true;
  /** Left out of every answer unless the reader may see restricted facts or wrote them. */
  readonly restricted?: true;
  /** Asked anew at every change: the answer to the last one does not count. */
  readonly eachTime?: true;
  /** Stored for the server's own reckoning: no page shows it. */
  readonly unshown?: true;
  /** Written by a move that needs it, and by nothing else: no form of the record asks for it. */
  readonly byMove?: true;
  /** By which name it is said what it means or what follows from it: behind a button beside the label. */
  readonly explains?: MeaningName;
  /** Encrypted where it is stored, and answered by no ordinary call. */
  readonly secret?: true;
  /** Written beside the record, without a version, by calls of its own: saving the record leaves it as it stands. */
  readonly beside?: true;
}

export type FieldOf<K extends Kind> = { readonly kind: K } & Marks & Wording & KindOptions[K];
export type Field = { [K in Kind]: FieldOf<K> }[Kind];
export type Fields = Readonly<Record<string, Field>>;

type Given<K extends Kind> = KindOptions[K] & Wording;

export const text = <const O extends Given<'text'>>(label: string, options: O) =>
  ({ kind: 'text', label, ...options }) as const;
export const longText = <const O extends Given<'longText'>>(label: string, options?: O) =>
  ({ kind: 'longText', label, ...options }) as const;
export const whole = <const O extends Given<'whole'>>(label: string, options: O) =>
  ({ kind: 'whole', label, ...options }) as const;
export const decimal = <const O extends Given<'decimal'>>(label: string, options: O) =>
  ({ kind: 'decimal', label, ...options }) as const;
export const yesNo = <const O extends Given<'yesNo'>>(label: string, options?: O) =>
  ({ kind: 'yesNo', label, ...options }) as const;
export const date = <const O extends Given<'date'>>(label: string, options: O) =>
  ({ kind: 'date', label, ...options }) as const;
export const time = <const O extends Given<'time'>>(label: string, options?: O) =>
  ({ kind: 'time', label, ...options }) as const;
export const moment = <const O extends Given<'moment'>>(label: string, options?: O) =>
  ({ kind: 'moment', label, ...options }) as const;
export const choice = <const O extends Given<'choice'>>(label: string, options: O) =>
  ({ kind: 'choice', label, ...options }) as const;
export const choices = <const O extends Given<'choices'>>(label: string, options: O) =>
  ({ kind: 'choices', label, ...options }) as const;
export const words = <const O extends Given<'words'>>(label: string, options?: O) =>
  ({ kind: 'words', label, ...options }) as const;
export const ref = <const O extends Given<'ref'>>(label: string, options: O) =>
  ({ kind: 'ref', label, ...options }) as const;
export const refs = <const O extends Given<'refs'>>(label: string, options: O) =>
  ({ kind: 'refs', label, ...options }) as const;
export const file = <const O extends Given<'file'>>(label: string, options?: O) =>
  ({ kind: 'file', label, ...options }) as const;
export const link = <const O extends Given<'link'>>(label: string, options?: O) =>
  ({ kind: 'link', label, ...options }) as const;
export const rows = <const C extends Fields, const O extends Wording>(
  label: string,
  columns: C & Bound<C>,
  options?: O,
) => {
  const own: C = columns;
  return { kind: 'rows', label, columns: own, ...options } as const;
};
export const parts = <const P extends Fields, const O extends Wording>(
  label: string,
  fields: P & Bound<P>,
  options?: O,
) => {
  const own: P = fields;
  return { kind: 'parts', label, fields: own, ...options } as const;
};

type Pair = readonly [name: string, label: string];

/** Options that keep the order in which they are given, whatever their names look like. */
export const inOrder = <const P extends readonly Pair[]>(...pairs: P) => ({
  options: Object.fromEntries(pairs) as { readonly [K in P[number] as K[0]]: K[1] },
  order: pairs.map(([name]) => name),
});

/** The options as they are shown. */
export const optionPairs = ({ options, order = Object.keys(options) }: Listed): readonly Pair[] =>
  order.map((name) => [name, options[name] ?? name]);

export const must = <const F extends Field>(field: F) => ({ ...field, must: true }) as const;
export const readOnly = <const F extends Field>(field: F) => ({ ...field, readOnly: true }) as const;
export const restricted = <const F extends Field>(field: F) => ({ ...field, restricted: true }) as const;
export const eachTime = <const F extends Field>(field: F) => ({ ...field, eachTime: true }) as const;
export const unshown = <const F extends Field>(field: F) => ({ ...field, unshown: true }) as const;
export const secret = <const F extends Field>(field: F) => ({ ...field, secret: true }) as const;
export const byMove = <const F extends Field>(field: F) => ({ ...field, readOnly: true, byMove: true }) as const;
export const beside = <const F extends Field>(field: F) => ({ ...field, readOnly: true, beside: true }) as const;
export const explained = <const F extends Field>(explains: MeaningName, field: F) => ({ ...field, explains }) as const;

/** The same field, asked whatever else is answered. */
export function unconditional(field: Field): Field {
  const { when: _when, ...rest } = field;
  // Every kind has its condition beside what makes it that kind; the compiler does not follow a rest through a union.
  return rest as Field;
}

/** Puts a heading over fields that a form shows together. */
export function section<const F extends Fields>(title: string, fields: F): F {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, section: title }])) as F;
}

/** Marks every field of a group as restricted. */
export function allRestricted<const F extends Fields>(fields: F) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, restricted(field)])) as {
    readonly [K in keyof F]: F[K] & { readonly restricted: true };
  };
}

export type LinkedRecord = { readonly entity: string; readonly id: string };
export const isLinkedRecord = (value: unknown): value is LinkedRecord =>
  isRecordValues(value) && typeof value['entity'] === 'string' && typeof value['id'] === 'string';

export type ValueOf<F extends Field> = F extends {
  kind: 'text' | 'longText' | 'date' | 'time' | 'moment' | 'ref' | 'file';
}
  ? string
  : F extends { kind: 'whole' | 'decimal' }
    ? number
    : F extends { kind: 'yesNo' }
      ? boolean
      : F extends { kind: 'choice'; options: infer O }
        ? keyof O & string
        : F extends { kind: 'choices'; options: infer O }
          ? readonly (keyof O & string)[]
          : F extends { kind: 'words' | 'refs' }
            ? readonly string[]
            : F extends { kind: 'rows'; columns: infer C extends Fields }
              ? readonly Values<C>[]
              : F extends { kind: 'parts'; fields: infer P extends Fields }
                ? Values<P>
                : F extends { kind: 'link' }
                  ? LinkedRecord
                  : never;

/** What an input may hold of a field: its value, the text of a number as it is typed, a file that was just chosen. */
type EnteredOf<F extends Field> = F extends { kind: 'whole' | 'decimal' }
  ? number | string
  : F extends { kind: 'file' }
    ? string | object
    : F extends { kind: 'rows'; columns: infer C extends Fields }
      ? readonly Entered<C>[]
      : F extends { kind: 'parts'; fields: infer P extends Fields }
        ? Entered<P>
        : ValueOf<F>;

/** What a form holds before it is read: as far as it is filled in, and as it was typed. */
export type Entered<F extends Fields> = { readonly [K in keyof F]?: EnteredOf<F[K]> | null };

/** One of the values that a field of the same record may have. */
type Wanted<F> = F extends Field ? (ValueOf<F> extends readonly (infer V)[] ? V : ValueOf<F>) : never;

/** Conditions may only speak of these fields, and of values that they can have. */
type Conditions<All extends Fields> = { readonly [N in keyof All]?: readonly Wanted<All[N]>[] };
type Conditional<When, All extends Fields> = [keyof When] extends [keyof All] ? Conditions<All> : never;

/** Fields whose `when` and `mustWhen` are bound to the fields of their own record. */
export type Bound<F extends Fields, All extends Fields = F> = {
  readonly [K in keyof F]: (F[K] extends { readonly when: infer W }
    ? { readonly when: Conditional<W, All> }
    : unknown) &
    (F[K] extends { readonly mustWhen: infer W } ? { readonly mustWhen: Conditional<W, All> } : unknown);
};

type Always<F extends Field> = F extends { kind: 'choices' | 'words' | 'refs' | 'rows' }
  ? true
  : F extends { when: When }
    ? false
    : F extends { must: true }
      ? true
      : false;

export type Values<F extends Fields> = {
  readonly [K in keyof F]: Always<F[K]> extends true ? ValueOf<F[K]> : ValueOf<F[K]> | null;
};

const timeDefaults: readonly unknown[] = ['now', 'today', 'tonight'];
/** Its default is a word for the moment at which the record begins, not a value. */
export const hasTimeDefault = (field: Field): boolean => timeDefaults.includes(field.default);

/** What is made of each kind of field. A new kind does not compile until every such table has its line for it. */
export type ByKind<Rest extends readonly unknown[], Made> = {
  readonly [K in Kind]: (field: FieldOf<K>, ...rest: Rest) => Made;
};

export function byKind<Rest extends readonly unknown[], Made>(
  table: ByKind<Rest, Made>,
  field: Field,
  ...rest: Rest
): Made {
  // The line for a kind takes the fields of that kind; the compiler does not follow the two together.
  const make = table[field.kind] as (field: Field, ...rest: Rest) => Made;
  return make(field, ...rest);
}

const listKinds: { readonly [K in Kind]: boolean } = {
  text: false,
  longText: false,
  whole: false,
  decimal: false,
  yesNo: false,
  date: false,
  time: false,
  moment: false,
  choice: false,
  choices: true,
  words: true,
  ref: false,
  refs: true,
  file: false,
  rows: true,
  parts: false,
  link: false,
};
/** Lists are never absent, only empty. */
export const isList = ({ kind }: Field): boolean => listKinds[kind];

export function holds(when: When | undefined, record: RecordValues): boolean {
  return Object.entries(when ?? {}).every(([name, wanted]) => {
    const value = record[name];
    return wanted.some((one) => (Array.isArray(value) ? value.includes(one) : value === one));
  });
}

export const isNeeded = (field: Field, record: RecordValues): boolean =>
  (field.must === true && holds(field.when, record)) || (field.mustWhen !== undefined && holds(field.mustWhen, record));
