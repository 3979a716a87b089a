import { register } from '#domain/register.ts';
import { know } from '../kit/state/entities.ts';

/** Every page that works from declarations comes through here once; the pages before it stay small. */
know(register);

export { entityNamed } from '../kit/state/entities.ts';
