import type { Schema } from '#domain/kit/vocabulary/schema.ts';
import type { RequiredPermission } from './route.ts';

/** The shapes in which a call is refused: one sentence, one list of sentences, or sentences field by field. */
const sentences: Schema = { type: 'array', items: { type: 'string' } };

export const errorSchemas: Readonly<Record<string, Schema>> = {
  refusal: {
    type: 'object',
    properties: { detail: { type: 'string' }, code: { type: 'string' } },
    required: ['detail'],
  },
  conflict: {
    type: 'object',
    properties: { detail: { type: 'string' }, current: { type: 'object' } },
    required: ['detail'],
  },
  complaints: {
    type: 'object',
    properties: { non_field_errors: sentences, warnings: { type: 'object', additionalProperties: sentences } },
    additionalProperties: { anyOf: [sentences, { type: 'object' }] },
  },
};

const answer = (description: string, name: string): Schema => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});

export const errorResponses: Readonly<Record<string, Schema>> = {
  400: answer('Something is missing or wrong, field by field, or a doubt is not yet confirmed', 'complaints'),
  404: answer('Not there, or in a house of others', 'refusal'),
  413: answer('Too large to be kept', 'refusal'),
  415: answer('Not in a form that is understood here', 'refusal'),
  429: answer('Too many at once', 'refusal'),
  401: answer('Not signed in, or locked', 'refusal'),
  403: answer('Without the right to do this', 'refusal'),
  409: answer('Changed by someone else in the meantime', 'conflict'),
};

const always = ['400', '404', '413', '415', '429'];
const known = ['401', '403', '409'];

export const errorAnswers = (permission: RequiredPermission): Schema =>
  Object.fromEntries(
    [...always, ...(permission === 'anyone' ? [] : known)].map((status) => [
      status,
      { $ref: `#/components/responses/${status}` },
    ]),
  );
