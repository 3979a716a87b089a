import { livingIn } from '../schema/living-in.ts';

/** The residents of the house that is swept, or one of them: of `:home`, and where it is not null, `:resident`. */
export const living = `${livingIn(':home::uuid')} and (:resident::uuid is null or p.id = :resident::uuid)`;

/** A row `t` about one of them, or about nobody. */
export const ofLiving = `(t.resident is null or exists (select 1 from resident p where p.id = t.resident and ${living}))`;
