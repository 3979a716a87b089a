import { longText, must } from '#domain/kit/vocabulary/fields.ts';

/** Asked before what is done to an account or its rights. */
export const reasonFields = { reason: must(longText('Why', { max: 500, help: 'Kept in the history.' })) };
