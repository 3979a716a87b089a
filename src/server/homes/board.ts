import type { FastifyInstance } from 'fastify';
import { fluidDayBounds, fluidDayOf, wakingShare } from '#domain/daily-care/fluid-day.ts';
import { fluidTarget } from '#domain/daily-care/fluid-target.ts';
import type { Board, BoardEntry, BoardFluid, BoardResident, DueItem } from '#domain/homes/board.ts';
import { home } from '#domain/homes/home.ts';
import { settingsOf, type Settings } from '#domain/kit/house-settings.ts';
import { briefly } from '#domain/kit/briefly.ts';
import { scheduledStatus } from '#domain/kit/scheduled.ts';
import { compareMoments, type Day, type Moment } from '#domain/kit/time.ts';
import { entryInWords } from '#domain/residents/care-entries.ts';
import { careTracking } from '#domain/residents/care-tracking.ts';
import { dueNow, type Watched } from '#domain/residents/due-now.ts';
import { resident } from '#domain/residents/resident.ts';
import type { Actor } from '../kit/actor.ts';
import { writeHistory } from '../kit/history.ts';
import type { Keeper } from '../kit/keeper.ts';
import { leaveTo } from '../kit/leave.ts';
import { notFound } from '../kit/refusals.ts';
import { idOf } from '../kit/rest.ts';
import { actorOf, declareCall } from '../kit/route.ts';
import { readsDeparted } from '../kit/scope.ts';
import { boardSql, checks } from './board-sql.ts';

/** Everyone in a house at a glance, in one statement: the list of residents and the shift board both begin here. */
export const declareBoard = (app: FastifyInstance, keeper: Keeper): void =>
  declareCall(app, {
    method: 'GET', path: `/api/${home.path}/:id/board`, asks: 'view resident',
    async answer(request): Promise<Board> {
      const actor = actorOf(request);
      const leave = leaveTo(actor, 'view', resident);
      const id = idOf(request);
      if (!actor.homes.includes(id)) throw notFound();
      const at = keeper.now();
      if (actor.isAuditor) await writeHistory(keeper.db, { at, actor, action: 'view', entity: resident.name, home: id, summary: 'board' });
      const house = await houseAt(keeper, id, at);
      const rows = await readRows(keeper, actor, boardSql(keeper, actor, leave), house);
      return { home: id, at, residents: rows.map((row) => standing(row, house)) };
    },
  });

interface House {
  readonly id: string;
  readonly zone: string;
  readonly settings: Settings;
  readonly now: Moment;
  readonly day: Day;
  readonly from: Moment;
  readonly to: Moment;
}

async function houseAt(keeper: Keeper, id: string, now: Moment): Promise<House> {
  const { zone, settings: given } = await keeper.homes.factsOf(keeper.db, id);
  const settings = settingsOf({ settings: given });
  const clock = { time_zone: zone, fluid_day_start: settings.fluid_day_start };
  const day = fluidDayOf(now, clock);
  return { id, zone, settings, now, day, ...fluidDayBounds(day, clock) };
}

interface Row extends Pick<BoardResident, 'resident' | 'alerts'> {
  readonly drinker: Parameters<typeof fluidTarget>[0];
  readonly last?: (Omit<BoardEntry, 'words'> & { readonly told: Readonly<Record<string, unknown>> }) | null;
  /** A chart that is not watched, or not the reader's to see, has no last entry at all; one that is and was never filled in has an empty one. */
  readonly watched?: { readonly details: readonly Omit<Watched, 'last_at'>[] | null; readonly last: Readonly<Record<string, readonly [Moment | null] | null>> };
  readonly fluid?: Pick<BoardFluid, 'is_tracked' | 'intake_ml' | 'offers'>;
  readonly checks?: readonly { readonly kind: string; readonly id: string; readonly due_at: Moment; readonly window_hours: number; readonly told: Readonly<Record<string, unknown>> }[];
}

async function readRows(keeper: Keeper, actor: Actor, text: string, house: House): Promise<readonly Row[]> {
  const [found] = await keeper.db.query<{ rows: readonly Row[] }>(text, [house.id, readsDeparted(actor), actor.id, house.now, house.from, house.to]);
  return found?.rows ?? [];
}

function standing(row: Row, house: House): BoardResident {
  const { last, fluid, alerts } = row;
  return {
    resident: row.resident,
    ...(last === undefined ? {} : { last: last && { kind: last.kind, id: last.id, at: last.at, words: entryInWords(last.kind, last.told) } }),
    ...(fluid === undefined ? {} : { fluid: fluidSoFar(fluid, row.drinker, house) }),
    due: row.resident['status'] === 'current' ? dueItems(row, house) : [],
    ...(alerts === undefined ? {} : { alerts }),
  };
}

function fluidSoFar(fluid: NonNullable<Row['fluid']>, drinker: Row['drinker'], { settings, day, now, zone }: House): BoardFluid | null {
  if (!fluid.is_tracked && fluid.offers === 0) return null;
  const target_ml = fluidTarget(drinker, settings);
  return { date: day, ...fluid, target_ml, expected_ml: fluid.is_tracked ? Math.round(target_ml * wakingShare(day, now, zone)) : null };
}

function dueItems({ watched, checks: rows = [] }: Row, house: House): readonly DueItem[] {
  const charts = (watched?.details ?? []).flatMap((detail): DueItem[] => {
    const last = watched?.last[detail.chart];
    const due = last ? dueNow({ ...detail, last_at: last[0] }, house) : null;
    return due ? [{ kind: detail.chart, id: null, words: chartWords(detail.chart), ...due }] : [];
  });
  const scheduled = rows.flatMap(({ kind, id, due_at, window_hours, told }): DueItem[] => {
    const state = scheduledStatus(due_at, window_hours, house.now);
    return state === 'scheduled' ? [] : [{ kind, id, words: checkWords(kind, told), due_at, state }];
  });
  return [...charts, ...scheduled].toSorted((a, b) => Number(b.state === 'overdue') - Number(a.state === 'overdue') || compareMoments(a.due_at, b.due_at));
}

/** As the form says it where the watching was begun. */
const chartWords = (chart: string): string => careTracking.fields[chart]?.label ?? chart;

function checkWords(kind: string, told: Readonly<Record<string, unknown>>): string {
  const check = checks.find(({ entity }) => entity.name === kind);
  return (check && briefly(check.entity, told, check.tells)) || (check?.entity.labels.one ?? kind);
}
