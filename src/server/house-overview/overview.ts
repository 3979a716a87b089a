import type { FastifyInstance, FastifyRequest } from 'fastify';
import { home } from '#domain/homes/home.ts';
import { figureNames, isFigure, type FigureName } from '#domain/house-overview/figures.ts';
import type { FigureDetail, FigureNow, FigureSummary, HouseOverview } from '#domain/house-overview/overview.ts';
import { firstTrendDay, weeklyTrend } from '#domain/house-overview/readings.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { whoGives } from '#domain/kit/people/who-can.ts';
import { readerOf } from '../kit/access/actor.ts';
import { requirePermission } from '../kit/access/permission.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { idOf, paramOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { enterHouse } from '../kit/records/enter-house.ts';
import { notFound, refused } from '../kit/runtime/refusals.ts';
import { occupancy } from './figures/care-figures.ts';
import { readerFor, readFigures, seenBy } from './figures/figure-readers.ts';
import { figureContextOf, type FigureContext } from './figures/figure-context.ts';
import { registersOf } from './registers/registers.ts';
import { readingsOf, readingsSince, type HouseReading } from './readings/read-readings.ts';

/** Enough to know whom to ask for first. */
const namesShown = 4;

/** The week that is running ends with the figure as it stands. */
function summaryOf(
  name: FigureName,
  { value, of, items }: FigureNow,
  readings: readonly HouseReading[],
  { today }: FigureContext,
): FigureSummary {
  const names = [...new Set(items.map((item) => item.name))];
  const earlier = readingsOf(readings, name).filter(({ day }) => day < today);
  return {
    value,
    of,
    names: names.slice(0, namesShown),
    more: Math.max(0, names.length - namesShown),
    trend: weeklyTrend([...earlier, { day: today, value }], today),
  };
}

/** Enters a house for a look at its figures, which is written down. */
async function openFigures(context: RecordContext, request: FastifyRequest, summary: string): Promise<FigureContext> {
  const actor = actorOf(request);
  requirePermission(actor, 'view', home);
  const house = await enterHouse({ context, actor, entity: home }, idOf(request), summary);
  const at = context.now();
  return figureContextOf(context.db, house, viewerOf(actor, at));
}

async function overviewOf(context: RecordContext, request: FastifyRequest): Promise<HouseOverview> {
  const figureContext = await openFigures(context, request, 'overview');
  const { rights } = actorOf(request);
  const [now, readings] = await Promise.all([
    readFigures(figureContext, seenBy(rights)),
    readingsSince(context.db, figureContext.home.id, firstTrendDay(figureContext.today)),
  ]);
  const figures = figureNames.flatMap((name) => {
    const figure = now[name];
    return figure ? [[name, summaryOf(name, figure, readings, figureContext)] as const] : [];
  });
  return {
    home: figureContext.home.id,
    name: figureContext.home.name,
    at: figureContext.now,
    ...(may(rights, 'view:summary', 'resident') ? { occupancy: await occupancy(figureContext) } : {}),
    figures: Object.fromEntries(figures),
    registers: registersOf(actorOf(request)),
    events_held_up_since: context.eventsHeldUpSince()?.toISOString() ?? null,
  };
}

async function detailOf(context: RecordContext, request: FastifyRequest): Promise<FigureDetail> {
  const figure = paramOf(request, 'figure');
  if (!isFigure(figure)) throw notFound();
  const actor = actorOf(request);
  const reader = readerFor(figure, actor.rights);
  if (!reader) throw refused(`You do not have the right to see this figure. ${whoGives(readerOf(actor))}`);
  const figureContext = await openFigures(context, request, `figure ${figure}`);
  const [now, readings] = await Promise.all([
    reader.read(figureContext),
    readingsSince(context.db, figureContext.home.id, firstTrendDay(figureContext.today)),
  ]);
  const { value = null, of = null, items = [] } = now[figure] ?? {};
  return { figure, at: figureContext.now, value, of, items, readings: readingsOf(readings, figure) };
}

/** How a house stands today, and what is behind each figure, each for those who may see what it is made of. */
export function declareOverview(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'GET',
    path: '/api/home/:id/overview',
    permission: 'view home',
    answer: (request): Promise<HouseOverview> => overviewOf(context, request),
  });
  declareCall(app, {
    method: 'GET',
    path: '/api/home/:id/figures/:figure',
    permission: 'view home',
    answer: (request): Promise<FigureDetail> => detailOf(context, request),
  });
}
