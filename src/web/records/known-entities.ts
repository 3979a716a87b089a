import { register } from '#domain/register.ts';
import { registerEntities } from '../kit/state/entities.ts';

/** Every page that works from declarations comes through here once; the pages before it stay small. */
registerEntities(register);

export { entityNamed } from '../kit/state/entities.ts';
