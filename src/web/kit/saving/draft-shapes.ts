import { isKeyOf, isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Shape } from '../api/shapes.ts';

/** What a draft holds is looked at value by value before its type is believed: an earlier release may have saved it. */
export const isString: Shape<string> = (value): value is string => typeof value === 'string';
export const isNumber: Shape<number> = (value): value is number => typeof value === 'number';
export const isBoolean: Shape<boolean> = (value): value is boolean => typeof value === 'boolean';

export const orNull =
  <T>(is: Shape<T>): Shape<T | null> =>
  (value): value is T | null =>
    value === null || is(value);

export const eachIs =
  <T>(is: Shape<T>): Shape<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(is);

/** One of the names of these options. */
export const isOneOf =
  <O extends object>(options: O): Shape<keyof O & string> =>
  (value): value is keyof O & string =>
    isKeyOf(options, value);

/** An object with these values, each as its own shape says. */
export const objectOf =
  <T extends object>(shapes: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> =>
  (value): value is T =>
    isRecordValues(value) && Object.entries<Shape<unknown>>(shapes).every(([name, is]) => is(value[name]));
