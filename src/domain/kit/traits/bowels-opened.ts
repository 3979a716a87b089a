import { choice } from '../vocabulary/fields.ts';

/** Asked on the day's sheets, and in a note for what happens between them. */
export const bowelsOpened = choice('Bowels opened', { options: { yes: 'Yes', no: 'No', unknown: 'Not known' } });
