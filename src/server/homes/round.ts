import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import {
  roundKinds,
  roundMadeOf,
  isRoundKind,
  type Round,
  type RoundKind,
  type RoundResident,
} from '#domain/homes/round.ts';
import type { Moment } from '#domain/kit/time/time.ts';
import { demandsOn } from '#domain/residents/demands/demand.ts';
import { byRoom } from '#domain/residents/views/by-room.ts';
import { resident } from '#domain/residents/person/resident.ts';
import type { Actor } from '../kit/access/actor.ts';
import type { RecordContext } from '../kit/context/record-context.ts';
import { requirePermission } from '../kit/access/permission.ts';
import { invalid } from '../kit/runtime/refusals.ts';
import { idOf, queryOf } from '../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../kit/http/route.ts';
import { viewerOf } from '../kit/access/viewer.ts';
import { readDemands, withDemands } from '../plans/reads/demands.ts';
import { enterHouse, fluidSoFar, type Drinker, type DrinkFigures, type HouseNow } from './house-now.ts';
import { dayOfRound, roundSql } from './round-sql.ts';

/** What must be known of everyone to go round the house with drinks, at night or with a routine, in one call. */
export const declareRound = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/round`,
    permission: 'view resident',
    madeOf: [...roundKinds, ...roundMadeOf],
    async answer(request): Promise<Round> {
      const actor = actorOf(request);
      const { kind } = queryOf(request);
      if (!isRoundKind(kind)) throw invalid({ kind: 'Say which round it is.' });
      const house = await enterHouse(context, actor, idOf(request), 'round');
      const [rows, demands] = await Promise.all([
        readRows(context, actor, kind, house),
        readDemands(context, actor, { home: house.id, at: house.now }),
      ]);
      return {
        home: house.id,
        at: house.now,
        kind,
        residents: rows
          .map((row) => ({ ...known(row, house), ...withDemands(demandsOn(kind, demands.get(row.resident.id))) }))
          .toSorted((a, b) => byRoom(a.resident, b.resident)),
      };
    },
  });

interface RoundRow extends Pick<RoundResident, 'resident' | 'sheet' | 'prompt'> {
  readonly drinker: Drinker;
  readonly fluid?: DrinkFigures;
  readonly steps?: readonly string[] | null;
  readonly checking?: { readonly interval_min: number | null; readonly last_at: Moment | null };
}

async function readRows(
  context: RecordContext,
  actor: Actor,
  kind: RoundKind,
  house: HouseNow,
): Promise<readonly RoundRow[]> {
  const statement = roundSql(actor, requirePermission(actor, 'view', resident), kind);
  const [found] = await statement.run<{ rows: readonly RoundRow[] }>(context.db, {
    home: house.id,
    viewer: viewerOf(actor, house.now),
    fluid: { from: house.from, to: house.to },
    day: dayOfRound(kind, house.now, house.zone),
  });
  return found?.rows ?? [];
}

const known = (
  { resident: person, drinker, fluid, sheet, steps, checking, prompt }: RoundRow,
  house: HouseNow,
): RoundResident => ({
  resident: person,
  ...(fluid ? { fluid: fluidSoFar(fluid, drinker, house) } : {}),
  ...(sheet === undefined ? {} : { sheet }),
  ...(prompt === undefined ? {} : { prompt }),
  ...(steps === undefined ? {} : { steps: steps ?? [] }),
  ...(checking
    ? { checking: { ...checking, interval_min: checking.interval_min ?? house.settings.night_check_default_min } }
    : {}),
});
