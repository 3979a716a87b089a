/** Every call the product has, as somebody could type it, for what must hold of all of them. */
import type { FastifyInstance } from 'fastify';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { figures } from '#domain/house-overview/figures.ts';
import { registers } from '#domain/house-overview/registers.ts';
import { register } from '#domain/register.ts';
import type { DeclaredRoute } from '#server/kit/http/route.ts';

/** Those that answer somebody who is signed in, in one of their two spellings; the line of live events never ends its answer. */
export const guardedCalls = (app: FastifyInstance): readonly DeclaredRoute[] =>
  app.declared.filter(
    ({ method, path, permission }) =>
      permission !== 'anyone' && method !== 'HEAD' && path.endsWith('/') && path !== '/api/events/',
  );

/** Calls that ask for an id under a path that no record of the register has: the table that the id is of. */
export const besideRegister: Readonly<Record<string, string>> = {
  '/api/disposal/': 'disposal',
  '/api/disposed-record/': 'disposed_record',
  '/api/rights-change/': 'rights_change',
  '/api/second-factor-reset/': 'second_factor_reset',
  '/api/account-closing/': 'account_closing',
  '/api/import/': 'import_file',
  '/api/inventory-delete/': 'inventory',
};

const entityAt = (path: string): Entity | undefined =>
  register.find(({ path: own, alias }) => [own, alias].some((one) => one && path.startsWith(`/api/${one}/`)));

/** The table whose id a path asks for. */
const tableAt = (path: string): string =>
  entityAt(path)?.name ?? Object.entries(besideRegister).find(([own]) => path.startsWith(own))?.[1] ?? 'home';

/** What a path may ask for besides an id. */
const further: Readonly<Record<string, readonly string[]>> = {
  figure: Object.keys(figures),
  register: Object.keys(registers),
  form: ['weight'],
  token: ['none'],
  start: ['0'],
};

/** The addresses a declared path stands for, with the id of a record of the kind it speaks of. */
export function addressesOf({ path }: DeclaredRoute, idOf: (table: string) => string): readonly string[] {
  const withId = path.replace(':id', idOf(tableAt(path)));
  const name = /:(\w+)/.exec(withId)?.[1];
  return name ? (further[name] ?? ['none']).map((value) => withId.replace(`:${name}`, value)) : [withId];
}
