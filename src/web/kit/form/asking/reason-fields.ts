import { longText, must } from '#domain/kit/vocabulary/fields.ts';

/** Asked before what is written into the history with a reason. */
export const reasonFields = { reason: must(longText('Why', { max: 500, help: 'Kept in the history.' })) };
