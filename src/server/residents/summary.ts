import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { FastifyInstance } from 'fastify';
import { fluidDay, fluidDayBounds, fluidDayOf, type FluidEntry } from '#domain/daily-care/fluids/fluid-day.ts';
import { fluidRange } from '#domain/daily-care/fluids/fluid-range.ts';
import { lastBowels, type BowelSighting } from '#domain/daily-care/routines/last-bowels.ts';
import type { HomeSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { resident, type Resident } from '#domain/residents/person/resident.ts';
import { summaryMadeOf, type ResidentSummary, type WatchedChart } from '#domain/residents/views/resident-summary.ts';
import type { Actor } from '../kit/access/actor.ts';
import { auditView } from '../kit/history/audit-view.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { requirePermission } from '../kit/access/permission.ts';
import { notFound } from '../kit/runtime/refusals.ts';
import { idOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import { visibleValues } from '../kit/access/visible-record.ts';
import { findWithNames, type Named } from '../kit/records/find-record.ts';
import { readDemands, withDemands } from '../plans/reads/demands.ts';
import { lastEntries } from './last-entries.ts';
import { lastWeight, type WeighingRow } from './last-weight.ts';
import { summarySql } from './summary-parts.ts';

/** Everything the resident page opens with, in one call; reading it is written down like reading the record. */
export const declareSummary = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${resident.path}/:id/summary`,
    permission: 'view resident',
    madeOf: summaryMadeOf,
    async answer(request): Promise<ResidentSummary> {
      const actor = actorOf(request);
      const permission = requirePermission(actor, 'view', resident);
      const person = await findWithNames({ context, actor, entity: resident }, idOf(request));
      if (person.is_deleted) throw notFound();
      const now = context.now();
      await auditView(context.db, {
        at: now,
        actor,
        entity: resident.name,
        object_id: person.id,
        object_version: person.version,
        home: person.home,
        resident: person.id,
        summary: 'summary',
      });
      const visible = visibleValues(resident, actor, permission, person, now);
      if (!visible) throw notFound();
      const [parts, written, demands] = await Promise.all([
        readParts(context, actor, person, now),
        lastEntries(context, actor, person.id),
        readDemands(context, actor, { home: person.home, resident: person.id, at: now }),
      ]);
      return {
        resident: visible,
        ...keyWorkerOf(visible),
        ...parts,
        ...written,
        ...withDemands(demands.get(person.id)),
      };
    },
  });

const keyWorkerOf = ({ key_worker: id, names }: Partial<Resident & Named>): Pick<ResidentSummary, 'key_worker'> =>
  id === undefined ? {} : { key_worker: id ? { id, name: names?.['key_worker'] ?? '' } : null };

interface Parts extends Omit<
  ResidentSummary,
  'resident' | 'entries' | 'fluid' | 'weight' | 'bowels' | 'key_worker' | 'watched' | 'newest' | 'demands'
> {
  readonly fluids?: FluidEntry[];
  readonly tracking?: {
    readonly flags: RecordValues;
    readonly details: readonly WatchedChart[];
  } | null;
  readonly weights?: WeighingRow[];
  readonly morning_bowels?: BowelSighting | null;
  readonly afternoon_bowels?: BowelSighting | null;
  readonly note_bowels?: BowelSighting | null;
}

async function readParts(
  context: RecordContext,
  actor: Actor,
  person: Resident,
  now: string,
): Promise<Omit<ResidentSummary, 'resident' | 'entries' | 'newest' | 'demands'>> {
  const { zone, settings } = await context.homes.factsOf(context.db, person.home);
  const house = { time_zone: zone, fluid_day_start: settings.fluid_day_start };
  const day = fluidDayOf(now, house);
  const [row] = await summarySql(actor).run<{ parts: Parts }>(context.db, {
    resident: person.id,
    viewer: viewerOf(actor, now),
    today: localDay(now, zone),
    fluid: fluidDayBounds(day, house),
  });
  const { fluids, tracking, weights, morning_bowels, afternoon_bowels, note_bowels, ...plain } = row?.parts ?? {};
  const sightings = [morning_bowels, afternoon_bowels, note_bowels];
  return {
    ...plain,
    ...(tracking === undefined ? {} : { watched: watchedCharts(tracking) }),
    ...(fluids
      ? {
          fluid: fluidToday(fluids, person, settings, {
            ...house,
            day,
            now,
            is_tracked: tracking?.flags['fluid_intake'] === true,
          }),
        }
      : {}),
    ...(weights
      ? {
          weight: lastWeight(weights, {
            height_cm: person.height_cm,
            zone,
            weigh_default: settings.weigh_default,
          }),
        }
      : {}),
    ...(sightings.every((seen) => seen === undefined)
      ? {}
      : {
          bowels: lastBowels(
            sightings.filter((seen) => seen !== null && seen !== undefined),
            now,
          ),
        }),
  };
}

const watchedCharts = (tracking: Parts['tracking']): readonly WatchedChart[] =>
  (tracking?.details ?? [])
    .filter(({ chart }) => tracking?.flags[chart] === true)
    .map(({ chart, prompt_text, two_staff }) => ({ chart, prompt_text, two_staff }));

interface Today {
  readonly time_zone: string;
  readonly fluid_day_start: string;
  readonly day: string;
  readonly now: string;
  readonly is_tracked: boolean;
}

function fluidToday(
  fluids: FluidEntry[],
  person: Resident,
  settings: HomeSettings,
  today: Today,
): NonNullable<ResidentSummary['fluid']> {
  const range = fluidRange(person, settings);
  return {
    date: today.day,
    is_tracked: today.is_tracked,
    ...range,
    ...fluidDay(fluids, { ...today, target_ml: range.target_ml }),
  };
}
