import type { FigureName } from '#domain/house-overview/figures.ts';
import type { FigureItem, FigureNow, FiguresNow } from '#domain/house-overview/overview.ts';
import type { Home } from '#domain/homes/home.ts';
import type { Act } from '#domain/kit/vocabulary/acts.ts';
import { settingsOf, type HomeSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { localDay, type Day, type Moment } from '#domain/kit/time/time.ts';
import type { Viewer } from '../../kit/access/viewer.ts';
import type { Db } from '../../kit/runtime/database.ts';

/** What reading a figure needs: who looks at which house, and when. */
export interface FigureContext {
  readonly db: Db;
  readonly viewer: Viewer;
  readonly home: Home;
  readonly settings: HomeSettings;
  readonly now: Moment;
  /** The calendar's date in the house. */
  readonly today: Day;
}

export const figureContextOf = (db: Db, home: Home, viewer: Viewer): FigureContext => ({
  db,
  viewer,
  home,
  settings: settingsOf(home),
  now: viewer.now,
  today: localDay(viewer.now, home.time_zone),
});

/** Figures that are read together, and the right it takes to see them. */
export interface FigureReader {
  readonly figures: readonly FigureName[];
  readonly permission: readonly [act: Act, entity: string];
  read(figureContext: FigureContext): Promise<FiguresNow>;
}

interface Reads<F extends FigureName> extends FigureReader {
  readonly figures: readonly F[];
  read(figureContext: FigureContext): Promise<{ readonly [G in F]: FigureNow }>;
}

/** Who names a figure reads it. */
export const figureReader = <F extends FigureName>(reader: Reads<F>): FigureReader => reader;

/** A figure that counts: its value is how many it lists, so that the two never differ. */
export const counted = (items: readonly FigureItem[]): FigureNow => ({ value: items.length, of: null, items });
