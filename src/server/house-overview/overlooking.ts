import type { Home } from '#domain/homes/home.ts';
import type { Settings } from '#domain/kit/vocabulary/home-settings.ts';
import type { Actor } from '../kit/access/actor.ts';
import type { Db } from '../kit/runtime/database.ts';

/** Who looks at which house, and when. */
export interface Overlooking {
  readonly db: Db;
  readonly actor: Actor;
  readonly home: Home;
  readonly settings: Settings;
  readonly now: string;
  /** The calendar's date in the house. */
  readonly today: string;
}
