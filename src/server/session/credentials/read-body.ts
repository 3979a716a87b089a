import type { FastifyRequest } from 'fastify';
import type { Fields } from '#domain/kit/vocabulary/fields.ts';
import { missing, readInput, type Input, type Parsed } from '#domain/kit/vocabulary/parse.ts';
import { invalid } from '../../kit/runtime/refusals.ts';
import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';

export const bodyOf = (request: FastifyRequest): Input => (isRecordValues(request.body) ? request.body : {});

/** The named fields of a body, or a refusal that says which of them are missing or wrong. */
export function readFields<F extends Fields>(fields: F, body: Input): Parsed<F>['values'] {
  const { values, complaints } = readInput(fields, body);
  const all = { ...missing(fields, values), ...complaints };
  if (Object.keys(all).length > 0) throw invalid(all);
  return values;
}

/** A password is taken as it was typed, blanks included. */
export function readSecret(body: Input, name: string, label: string): string {
  const given = body[name];
  if (typeof given !== 'string' || given === '') throw invalid({ [name]: `${label} is needed.` });
  if (given.length > 512) throw invalid({ [name]: `${label} is too long.` });
  return given;
}
