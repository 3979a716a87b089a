/** A code to confirm it by, and a sentence about what looks wrong but may be right. */
export type Warning = readonly [code: string, sentence: string];
/** By field: one doubt, or several at once; of a known record, of its own fields only. */
export type Warnings<Name extends string = string> = string extends Name
  ? Readonly<Record<string, Warning | readonly Warning[]>>
  : { readonly [K in Name]?: Warning | readonly Warning[] };

/** What a rule doubts, with the names of the fields it speaks of, so that a name that no field has does not compile. */
export const warningsOf = <const W extends Warnings>(warnings: W): W => warnings;

export interface RaisedWarning {
  readonly field: string;
  readonly code: string;
  readonly sentence: string;
}

const isOne = (said: Warning | readonly Warning[]): said is Warning => typeof said[0] === 'string';
const each = (said: Warning | readonly Warning[] | undefined): readonly Warning[] =>
  said === undefined ? [] : isOne(said) ? [said] : said;

/** Every doubt on its own, in the order in which the rules had them. */
export const warningList = (warnings: Warnings): readonly RaisedWarning[] =>
  Object.entries(warnings).flatMap(([field, said]) =>
    each(said).map(([code, sentence]) => ({ field, code, sentence })),
  );

/** What several rules doubt: none of them hides what another one says about the same field. */
export function mergeWarnings(...all: readonly (Warnings | undefined)[]): Warnings {
  return all.reduce<Warnings>((sum, more = {}) => {
    const joined = Object.entries(more).map(
      ([field, said]) => [field, field in sum ? [...each(sum[field]), ...each(said)] : said] as const,
    );
    return { ...sum, ...Object.fromEntries(joined) };
  }, {});
}
