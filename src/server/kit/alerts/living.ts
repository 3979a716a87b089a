import { livingIn } from '../schema/living-in.ts';

/** The residents of the house that is swept, or one of them: $1 the house, $2 the resident or null. */
export const living = `${livingIn('$1::uuid')} and ($2::uuid is null or p.id = $2::uuid)`;

/** A row `t` about one of them, or about nobody. */
export const ofLiving = `(t.resident is null or exists (select 1 from resident p where p.id = t.resident and ${living}))`;
