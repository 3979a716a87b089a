import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { FastifyInstance } from 'fastify';
import { nextCheck, type NextCheck } from '#domain/daily-care/sleep/next-check.ts';
import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import type { Board, BoardEntry, BoardFluid, BoardResident, DueItem } from '#domain/homes/board.ts';
import { compareDue } from '#domain/homes/due-urgency.ts';
import { home } from '#domain/homes/home.ts';
import { isHere, isLookedIn } from '#domain/homes/round.ts';
import { briefly } from '#domain/kit/words/briefly.ts';
import { scheduledStatus } from '#domain/kit/traits/scheduled.ts';
import { hoursBetween, type Moment } from '#domain/kit/time/time.ts';
import { entryInWords } from '#domain/residents/views/care-entries.ts';
import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';
import { dueNow, dueSoon, type Watched } from '#domain/residents/views/due-now.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { nightBegan } from '#domain/rota/night-began.ts';
import type { Actor } from '../kit/access/actor.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { requirePermission } from '../kit/access/permission.ts';
import { idOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { notFound } from '../kit/runtime/refusals.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import type { NamedStatement } from '../kit/schema/named-statement.ts';
import { boardSql, checks } from './board-sql.ts';
import { enterHouse, fluidSoFar, type Drinker, type DrinkFigures, type HouseNow } from './house-now.ts';

/** Everyone in a house at a glance, in one statement: the list of residents and the shift board both begin here. */
export const declareBoard = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/board`,
    permission: 'view resident',
    async answer(request): Promise<Board> {
      const actor = actorOf(request);
      const permission = requirePermission(actor, 'view', resident);
      const house = await enterHouse(context, actor, idOf(request), 'board');
      const { rows, lived_in } = await readBoard(context, actor, boardSql(context, actor, permission), house);
      return { home: house.id, at: house.now, residents: rows.map((row) => boardResident(row, house)), lived_in };
    },
  });

interface BoardRow extends Pick<BoardResident, 'resident' | 'alerts'> {
  readonly drinker: Drinker;
  readonly last?: (Omit<BoardEntry, 'words'> & { readonly content: RecordValues }) | null;
  /** A chart that is not watched, or not the reader's to see, has no last entry at all; one that is and was never filled in has an empty one. */
  readonly watched?: {
    readonly details: readonly Omit<Watched, 'last_at'>[] | null;
    readonly last: Readonly<Record<string, readonly [Moment | null] | null>>;
  };
  readonly fluid?: DrinkFigures;
  readonly bowels?: Moment | null;
  readonly checking?: { readonly interval_min: number | null; readonly last_at: Moment | null };
  readonly checks?: readonly {
    readonly kind: string;
    readonly id: string;
    readonly due_at: Moment;
    readonly window_hours: number;
    readonly content: RecordValues;
  }[];
}

interface BoardRead extends Pick<Board, 'lived_in'> {
  readonly rows: readonly BoardRow[];
}

async function readBoard(
  context: RecordContext,
  actor: Actor,
  statement: NamedStatement,
  house: HouseNow,
): Promise<BoardRead> {
  const [found] = await statement.run<BoardRead>(context.db, {
    home: house.id,
    viewer: viewerOf(actor, house.now),
    fluid: { from: house.from, to: house.to },
  });
  if (!found) throw notFound();
  return found;
}

function boardResident(row: BoardRow, house: HouseNow): BoardResident {
  const { last, fluid, bowels, alerts } = row;
  return {
    resident: row.resident,
    ...(last === undefined
      ? {}
      : { last: last && { kind: last.kind, id: last.id, at: last.at, words: entryInWords(last.kind, last.content) } }),
    ...(fluid === undefined ? {} : { fluid: chartedFluid(fluid, row.drinker, house) }),
    due: isHere(row) ? dueItems(row, house) : [],
    ...(row.checking
      ? { is_looked_in: isLookedIn(row.checking.interval_min ?? house.settings.night_check_default_min) }
      : {}),
    ...(row.watched ? { soon: isHere(row) ? soonItems(row, house) : [] } : {}),
    ...(bowels === undefined
      ? {}
      : { bowels: bowels === null ? null : { at: bowels, hours: hoursBetween(bowels, house.now) } }),
    ...(alerts === undefined ? {} : { alerts }),
  };
}

/** Where fluids are not watched and none were given there is no chart. */
const chartedFluid = (fluid: DrinkFigures, drinker: Drinker, house: HouseNow): BoardFluid | null =>
  fluid.is_tracked || fluid.offers > 0 ? fluidSoFar(fluid, drinker, house) : null;

/** Each watched chart, with when it was last filled in. */
const watchedCharts = ({ watched }: BoardRow): readonly Watched[] =>
  (watched?.details ?? []).flatMap((detail) => {
    const last = watched?.last[detail.chart];
    return last ? [{ ...detail, last_at: last[0] }] : [];
  });

const chartItem = (chart: string, due_at: Moment): Omit<DueItem, 'state'> => ({
  kind: chart,
  id: null,
  words: chartWords(chart),
  due_at,
});

/** In the night a check by interval says more than that the night is to be recorded. */
function nightCheck(
  { checking }: BoardRow,
  { now, zone, settings }: HouseNow,
): (Omit<DueItem, 'state'> & Pick<NextCheck, 'state'>) | null {
  const begins = checking && nightBegan(now, zone, settings.shift_times);
  const next =
    begins &&
    nextCheck(
      { ...checking, interval_min: checking.interval_min ?? settings.night_check_default_min },
      { begins, now },
    );
  return next ? { kind: sleep.name, id: null, words: 'Night check', ...next } : null;
}

function dueItems(row: BoardRow, house: HouseNow): readonly DueItem[] {
  const check = nightCheck(row, house);
  const charts = watchedCharts(row)
    .filter(({ chart }) => !(check && chart === sleep.name))
    .flatMap((watched): DueItem[] => {
      const due = dueNow(watched, house);
      return due ? [{ ...chartItem(watched.chart, due.due_at), ...due }] : [];
    });
  const scheduled = (row.checks ?? []).flatMap(({ kind, id, due_at, window_hours, content }): DueItem[] => {
    const state = scheduledStatus(due_at, window_hours, house.now);
    return state === 'scheduled' ? [] : [{ kind, id, words: checkWords(kind, content), due_at, state }];
  });
  const ofNight = check && check.state !== 'later' ? [{ ...check, state: check.state }] : [];
  return [...charts, ...scheduled, ...ofNight].toSorted(compareDue);
}

const soonItems = (row: BoardRow, house: HouseNow): NonNullable<BoardResident['soon']> =>
  watchedCharts(row).flatMap((watched) => {
    const at = dueSoon(watched, house);
    return at ? [chartItem(watched.chart, at)] : [];
  });

/** As the form says it where the watching was begun. */
const chartWords = (chart: string): string => careTracking.fields[chart]?.label ?? chart;

function checkWords(kind: string, content: RecordValues): string {
  const check = checks.find(({ entity }) => entity.name === kind);
  return (check && briefly(check.entity, content, check.briefFields)) || (check?.entity.labels.one ?? kind);
}
