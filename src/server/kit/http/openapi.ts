import type { FastifyInstance } from 'fastify';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { fieldSchema, inputSchema, recordSchema, computedSchema, type Schema } from '#domain/kit/vocabulary/schema.ts';
import { errorAnswers, errorResponses, errorSchemas } from './openapi-errors.ts';
import { removalReasons } from './remove-without-body.ts';
import { declareCall, type DeclaredRoute } from './route.ts';

/** The description of the API, made from the register and from the calls that really exist. */

const described = new Set(['GET', 'POST', 'PATCH', 'PUT', 'DELETE']);

/** In one of its two spellings. */
const isDescribed = ({ method, path }: DeclaredRoute): boolean =>
  described.has(method) && path.startsWith('/api/') && path.endsWith('/');

const pathOf = (declared: string): string => declared.replace(/:(\w+)/g, '{$1}');
const named = (entity: Entity, form: 'record' | 'input' | 'change'): string => `${entity.name}_${form}`;
const refer = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const jsonOf = (schema: Schema): Schema => ({ content: { 'application/json': { schema } } });
const query = (name: string, schema: Schema): Schema => ({ name, in: 'query', required: false, schema });
const word: Schema = { type: 'string' };

/** A path and what it is of: a list, one record, or a call of its own on either. */
interface Place {
  readonly entity: Entity | null;
  readonly rest: string;
}

function placeOf(path: string, register: readonly Entity[]): Place {
  const [, first = '', ...rest] = path.split('/').filter(Boolean);
  const entity = register.find((one) => one.path === first || one.alias === first) ?? null;
  return { entity, rest: rest.join('/') };
}

const filterNames = (entity: Entity): readonly string[] =>
  [...new Set(['home', 'resident', 'staff', 'status', ...entity.filters])].filter(
    (name) => name in entity.fields || (name === 'home' && entity.belongsTo !== 'provider'),
  );

function listParameters(entity: Entity): readonly Schema[] {
  return [
    query('limit', { type: 'integer', minimum: 1, maximum: 200 }),
    query('cursor', word),
    query('ordering', word),
    query('date_from', word),
    query('date_to', word),
    ...(entity.search.length > 0 ? [query('search', word)] : []),
    query('include_deleted', { type: 'boolean' }),
    ...[...filterNames(entity), ...Object.keys(entity.asks)].map((name) => query(name, word)),
  ];
}

const removalParameters = [
  query('version', { type: 'integer', minimum: 1 }),
  query('deletion_reason', { type: 'string', enum: Object.keys(removalReasons) }),
];

const uploadBody = (entity: Entity): Schema => ({
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { ...inputSchema(entity).properties, file: { type: 'string', format: 'binary' } },
        required: ['file'],
      },
    },
  },
});

/** A record that is itself a file arrives as a form; everything else as JSON. */
const isFile = (entity: Entity): boolean =>
  Object.values(entity.fields).some((field) => field.kind === 'file' && field.must === true);

function bodyOf({ method }: DeclaredRoute, { entity, rest }: Place): Schema | null {
  if (method === 'GET' || method === 'DELETE') return null;
  if (rest === '{id}/print') return null;
  if (!entity) return { required: false, ...jsonOf({ type: 'object' }) };
  if (rest === '' && method === 'POST')
    return { required: true, ...(isFile(entity) ? uploadBody(entity) : jsonOf(refer(named(entity, 'input')))) };
  return { required: true, ...jsonOf(refer(named(entity, 'change'))) };
}

const rowOf = (entity: Entity, record: Schema): Schema =>
  Object.keys(entity.computed).length === 0 ? record : { ...record, properties: computedSchema(entity) };

function answerOf({ method }: DeclaredRoute, { entity, rest }: Place): Schema {
  if (rest === '{id}/download')
    return {
      200: {
        description: 'The file',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    };
  if (rest === '{id}/print') return { 204: { description: 'Written down' } };
  if (method === 'DELETE' && rest === '{id}') return { 204: { description: 'Removed' } };
  if (!entity) return { 200: { description: 'Done', ...jsonOf({}) } };
  const record = refer(named(entity, 'record'));
  if (rest === '' && method === 'GET')
    return {
      200: {
        description: entity.labels.many,
        headers: { Link: { schema: word, description: 'Where the next page begins' } },
        ...jsonOf({ type: 'array', items: rowOf(entity, record) }),
      },
    };
  if (rest === '' && method === 'POST')
    return { 201: { description: 'Kept', ...jsonOf(record) }, 200: { description: 'Kept already', ...jsonOf(record) } };
  if (rest === '{id}/versions')
    return { 200: { description: 'Earlier versions, newest first', ...jsonOf({ type: 'array', items: record }) } };
  const isRecord = rest.startsWith('{id}') && !(method === 'GET' && rest !== '{id}') && !rest.endsWith('/ticket');
  return { 200: { description: entity.labels.one, ...jsonOf(isRecord ? record : {}) } };
}

const inPath = (path: string): readonly Schema[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? { type: 'string', format: 'uuid' } : word,
  }));

function operation(route: DeclaredRoute, path: string, place: Place): Schema {
  const { method, permission, ticketed } = route;
  const isList = place.entity && place.rest === '' && method === 'GET';
  const parameters = [
    ...inPath(path),
    ...(isList && place.entity ? listParameters(place.entity) : []),
    ...(method === 'DELETE' && place.entity ? removalParameters : []),
    ...(ticketed ? [query('ticket', word)] : []),
  ];
  const body = bodyOf(route, place);
  return {
    operationId: `${method.toLowerCase()}_${path
      .replace(/^\/api\//, '')
      .replace(/[^A-Za-z0-9]+/g, '_')
      .replace(/_$/, '')}`,
    tags: [place.entity?.labels.many ?? 'Hearth'],
    'x-asks': permission,
    ...(permission === 'anyone' ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: { ...answerOf(route, place), ...errorAnswers(permission) },
  };
}

/** For a PATCH and for calls of their own: any of the fields, and the version that was seen. */
function changeSchema(entity: Entity): Schema {
  const status = entity.fields['status'];
  return {
    type: 'object',
    properties: {
      ...inputSchema(entity).properties,
      ...(entity.states && status ? { status: fieldSchema(status) } : {}),
      version: { type: 'integer', minimum: 1 },
      [entity.marker]: { type: 'boolean', const: true },
      deletion_reason: { type: 'string', minLength: 5, maxLength: 500 },
      confirmed_warnings: { type: 'array', items: word },
    },
    required: ['version'],
  };
}

const schemasOf = (entity: Entity): readonly (readonly [string, Schema])[] => [
  [named(entity, 'record'), recordSchema(entity)],
  [named(entity, 'input'), inputSchema(entity)],
  [named(entity, 'change'), changeSchema(entity)],
];

function describe(routes: readonly DeclaredRoute[], register: readonly Entity[]): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const route of routes.filter(isDescribed)) {
    const path = pathOf(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, path, placeOf(path, register)) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hearth',
      version: '1',
      description: 'The records of residential care homes. The trailing slash may be left out everywhere.',
    },
    security: [{ token: [] }],
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token {token}' } },
      responses: errorResponses,
      schemas: { ...errorSchemas, ...Object.fromEntries(register.flatMap(schemasOf)) },
    },
  };
}

/** Written when it is first asked for: by then every call is declared. */
export function declareDescription(app: FastifyInstance, register: readonly Entity[]): void {
  let written: string | null = null;
  declareCall(app, {
    method: 'GET',
    path: '/api/schema',
    permission: 'anyone',
    answer: async (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .send((written ??= JSON.stringify(describe(app.declared, register)))),
  });
}
