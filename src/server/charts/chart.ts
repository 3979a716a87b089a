import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chartSettings, type ChartAnswer } from '#domain/charts/chart-answer.ts';
import { boundsOf, lengthOf, type ChartWindow } from '#domain/charts/chart-window.ts';
import { charted, chartKindNamed, chartKinds, type ChartKind } from '#domain/charts/charted.ts';
import { fluidDayBounds } from '#domain/daily-care/fluids/fluid-day.ts';
import { fluidRange, type FluidRange } from '#domain/daily-care/fluids/fluid-range.ts';
import { pick } from '#domain/kit/vocabulary/record-values.ts';
import { readValue } from '#domain/kit/vocabulary/read-value.ts';
import { resident, type Resident } from '#domain/residents/person/resident.ts';
import { auditView } from '../kit/history/audit-view.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { requirePermission } from '../kit/access/permission.ts';
import { invalid, notFound } from '../kit/runtime/refusals.ts';
import { idOf, queryOf } from '../kit/http/request-parts.ts';
import { json } from '../kit/http/rest.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import { visibleValues } from '../kit/access/visible-record.ts';
import { findInReach } from '../kit/records/find-record.ts';
import { chartSql } from './chart-sql.ts';

const longest = 90;

function readDay(name: string, given: unknown): string {
  const reading = readValue({ kind: 'date', tense: 'any', label: name, must: true }, given ?? null);
  if ('wrong' in reading) throw invalid({ [name]: reading.wrong });
  return String(reading.value);
}

interface ChartQuery {
  readonly kinds: readonly ChartKind[];
  readonly window: ChartWindow;
}

function asked(request: FastifyRequest): ChartQuery {
  const { kind, from, to } = queryOf(request);
  const named = [...new Set(String(kind ?? '').split(','))].map(chartKindNamed);
  const kinds = named.filter((one) => one !== null);
  if (kinds.length < named.length) throw invalid({ kind: `kind must be one or more of: ${chartKinds.join(', ')}.` });
  const window = { from: readDay('from', from), to: readDay('to', to) };
  if (window.to < window.from) throw invalid({ to: 'to cannot be before from.' });
  if (lengthOf(window) > longest) throw invalid({ from: `A chart shows at most ${longest} days.` });
  return { kinds, window };
}

/** What one or more of a resident's charts are drawn from, in one call; reading it is written down like reading the record. */
export const declareChart = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${resident.path}/:id/chart`,
    permission: 'view resident',
    async answer(request, reply) {
      const actor = actorOf(request);
      const permission = requirePermission(actor, 'view', resident);
      const { kinds, window } = asked(request);
      const statement = chartSql(actor, kinds);
      const person = await findInReach({ context, actor, entity: resident }, idOf(request));
      if (person.is_deleted) throw notFound();
      const now = context.now();
      const { zone, settings } = await context.homes.factsOf(context.db, person.home);
      const house: ChartAnswer['house'] = { ...pick(settings, chartSettings), time_zone: zone };
      const values = {
        resident: person.id,
        viewer: viewerOf(actor, now),
        days: window,
        clock: boundsOf(window, zone),
        fluid: { from: fluidDayBounds(window.from, house).from, to: fluidDayBounds(window.to, house).to },
      };
      const [[row]] = await Promise.all([
        statement.run<{ entries: string; tracked: string | null }>(context.db, values),
        auditView(context.db, {
          at: now,
          actor,
          entity: resident.name,
          object_id: person.id,
          object_version: person.version,
          home: person.home,
          resident: person.id,
          summary: `Charts: ${kinds.map((kind) => charted[kind].entity.labels.many).join(', ')}`,
        }),
      ]);
      const visible = visibleValues(resident, actor, permission, person, now) ?? {};
      const facts = { ...window, house, person: personFacts(visible, fluidRange(person, settings)) } satisfies Omit<
        ChartAnswer,
        'entries' | 'tracked'
      >;
      // The entries go through as PostgreSQL wrote them.
      return json(
        reply,
        `${JSON.stringify(facts).slice(0, -1)}${row?.tracked ? `,"tracked":${row.tracked}` : ''},"entries":${row?.entries ?? '{}'}}`,
      );
    },
  });

/** How much to drink, and not to exceed, is needed to keep someone safe; the rest is told as far as the reader may see it. */
const personFacts = (visible: Partial<Resident>, range: FluidRange): ChartAnswer['person'] => ({
  ...range,
  height_cm: visible.height_cm ?? null,
  target_weight_min_kg: visible.target_weight_min_kg ?? null,
  target_weight_max_kg: visible.target_weight_max_kg ?? null,
  relapse_indicators: [...(visible.relapse_indicators ?? [])],
});
