import type { FastifyRequest } from 'fastify';
import type { Input } from '#domain/kit/vocabulary/parse.ts';
import { isRecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { QueryParams } from '../schema/list-query.ts';
import { wrong } from '../runtime/refusals.ts';

/** What a caller sent, read where it comes in. */

export function inputOf({ body }: FastifyRequest): Input {
  if (!isRecordValues(body)) throw wrong('The request must be a JSON object.');
  return body;
}

/** A part of the address, where the path of the call names one. */
export function paramIn({ params }: FastifyRequest, name: string): string | undefined {
  const value = isRecordValues(params) ? params[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

export function paramOf(request: FastifyRequest, name: string): string {
  const value = paramIn(request, name);
  if (value === undefined) throw new Error(`${request.routeOptions.url ?? 'The address'} names no ${name}.`);
  return value;
}

export const idOf = (request: FastifyRequest): string => paramOf(request, 'id');

/** The questions behind the address. Of one that is asked twice the last counts. */
export function queryOf({ query }: FastifyRequest): QueryParams {
  const asked = isRecordValues(query) ? Object.entries(query) : [];
  return Object.fromEntries(
    asked.flatMap(([name, given]) => {
      const last: unknown = Array.isArray(given) ? given.at(-1) : given;
      return typeof last === 'string' ? [[name, last]] : [];
    }),
  );
}

/** The same question again, from where this page ends. */
export function nextUrl({ url }: FastifyRequest, cursor: string): string {
  const [path = '', asked = ''] = url.split('?', 2);
  const params = asked.split('&').filter((word) => word !== '' && !word.startsWith('cursor='));
  return `${path}?${[...params, `cursor=${cursor}`].join('&')}`;
}
