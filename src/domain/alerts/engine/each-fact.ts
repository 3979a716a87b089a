import type { Severity } from '../../kit/traits/severity.ts';
import type { AlertRule, Finding, AlertContext } from './alert-rule.ts';
import type { Moment } from '../../kit/time/time.ts';

/** How grave it is, what was seen, and what of it is new each time; null where all is well. */
export type Verdict = readonly [severity: Severity, saw: string, occasions?: readonly string[]] | null;

/** A record that a rule evaluates by itself. */
export interface EvaluatedRecord {
  readonly id: string;
  /** What people call it: `Nitrile gloves`, `Ceiling track hoist`. Alerts are read one by one, without the record beside them. */
  readonly called?: string | null;
  readonly resident?: string | null;
  /** The person concerned, where the rule speaks to one. */
  readonly owner?: string | null;
  /** Who is not told, because it is about them. */
  readonly except?: readonly string[];
  readonly due_at?: Moment | null;
}

/** The find of a rule that evaluates each record by itself; the alert is about that record. */
export const eachRecord =
  <Book, Fact extends EvaluatedRecord>(
    entity: string,
    of: (book: Book) => readonly Fact[],
    evaluate: (fact: Fact, at: AlertContext) => Verdict,
  ): AlertRule<Book>['find'] =>
  (book, at) =>
    of(book).flatMap((fact): readonly Finding[] => {
      const verdict = evaluate(fact, at);
      if (!verdict) return [];
      const { id, called, resident = null, owner, except, due_at } = fact;
      return [
        {
          resident,
          object: { entity, id },
          severity: verdict[0],
          saw: sentenceOf(called, verdict[1]),
          ...foundFor(verdict),
          ...(owner ? { owner } : {}),
          ...(except ? { except } : {}),
          ...(due_at ? { due_at } : {}),
        },
      ];
    });

/** The same for a rule about residents as such. */
export const eachResident =
  <Book, Fact extends { readonly resident: string }>(
    of: (book: Book) => readonly Fact[],
    evaluate: (fact: Fact, at: AlertContext) => Verdict,
  ): AlertRule<Book>['find'] =>
  (book, at) =>
    of(book).flatMap((fact): readonly Finding[] => {
      const verdict = evaluate(fact, at);
      return verdict
        ? [{ resident: fact.resident, object: null, severity: verdict[0], saw: verdict[1], ...foundFor(verdict) }]
        : [];
    });

const foundFor = ([, , occasions]: NonNullable<Verdict>): Pick<Finding, 'occasions'> =>
  occasions ? { occasions } : {};

/** What was seen, after what people call the thing it was seen of. */
export const sentenceOf = (called: string | null | undefined, saw: string): string =>
  called ? `${called}: ${inner(saw)}` : saw;

/** A sentence that stands after a colon begins small, unless it begins with a name or a figure. */
const inner = (sentence: string): string =>
  /^(The|It|Its|No|None|Last|Nothing|Never|Rest|A) /.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
