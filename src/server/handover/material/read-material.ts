import { expectedBy, fluidDayBounds, fluidDayOf } from '#domain/daily-care/fluids/fluid-day.ts';
import { fluidRange } from '#domain/daily-care/fluids/fluid-range.ts';
import type { AlertRow, CheckRow, Material, MaterialRow, Stretch } from '#domain/handover/material/material.ts';
import { accidentScheduler } from '#domain/incidents/checks/accident-scheduler.ts';
import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { HomeSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { evaluationScheduler } from '#domain/plans/review/evaluation-scheduler.ts';
import { askWords, triggerWords } from '#domain/plans/follow-up/follow-up-words.ts';
import { followUp, type FollowUp } from '#domain/plans/follow-up/follow-up.ts';
import { planScheduler } from '#domain/plans/plan/plan-scheduler.ts';
import { riskScheduler } from '#domain/plans/risk/risk-scheduler.ts';
import type { Resident } from '#domain/residents/person/resident.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { materialOfAll } from './material-sql.ts';

/** Whatever a handover is read with: inside a transaction, that transaction. */
export type MaterialContext = Pick<RecordContext, 'db' | 'homes'>;

interface WantedMaterial {
  readonly home: string;
  /** One resident, or everyone who lives there. */
  readonly resident: string | null;
  readonly stretch: Stretch;
}

interface DueRow extends MaterialRow {
  readonly kind: string;
  readonly due_at: string;
  readonly assignee: string | null;
  readonly assigned_role: string | null;
  readonly check_kind?: string | null;
  readonly purpose?: string | null;
}

interface Read extends Omit<Material, 'fluid' | 'checks' | 'alerts' | 'bowels_opened_at'> {
  readonly drinker: Pick<Resident, 'gender' | 'fluid_target_ml' | 'fluid_restriction_ml'>;
  readonly intake_ml: number;
  readonly withdrawn: number;
  readonly by_now_ml: number | null;
  readonly tracked: boolean;
  readonly bowels_opened_at: Date | string | null;
  readonly checks_after: readonly DueRow[];
  readonly follow_ups: readonly (DueRow & FollowUp)[];
  readonly plan_reviews: readonly DueRow[];
  readonly risk_reviews: readonly DueRow[];
  readonly evaluations: readonly DueRow[];
  readonly alerts: readonly AlertRow[];
}

const schedulers: readonly Entity[] = [accidentScheduler, planScheduler, riskScheduler, evaluationScheduler];

const wordOf = (entity: Entity | undefined, name: string, value: string | null | undefined): string | null => {
  const field = entity?.fields[name];
  return field?.kind === 'choice' && value ? (field.options[value] ?? null) : null;
};

function checkOf(row: DueRow): CheckRow {
  const entity = schedulers.find(({ name }) => name === row.kind);
  const what =
    wordOf(entity, 'purpose', row.purpose) ??
    wordOf(entity, 'check_kind', row.check_kind) ??
    entity?.labels.one ??
    row.kind;
  return {
    ...row,
    what,
    who: row.assignee ?? wordOf(entity, 'assigned_role', row.assigned_role)?.toLowerCase() ?? null,
  };
}

/** What must be looked at, and because of what. */
const askedOf = (row: DueRow & FollowUp): CheckRow => ({
  ...row,
  what: `${triggerWords(row)}: ${midSentence(askWords(row))}`,
  who: row.assignee ?? wordOf(followUp, 'owner_role', row.assigned_role)?.toLowerCase() ?? null,
});

function materialOf(row: Read, { now, zone }: Stretch, settings: HomeSettings, day: string): Material {
  const {
    drinker,
    intake_ml,
    withdrawn,
    by_now_ml,
    tracked,
    checks_after,
    follow_ups,
    plan_reviews,
    risk_reviews,
    evaluations,
    bowels_opened_at,
    ...rest
  } = row;
  const range = fluidRange(drinker, settings);
  return {
    ...rest,
    bowels_opened_at: bowels_opened_at === null ? null : new Date(bowels_opened_at).toISOString(),
    checks: [
      ...[...checks_after, ...plan_reviews, ...risk_reviews, ...evaluations].map(checkOf),
      ...follow_ups.map(askedOf),
    ],
    fluid: {
      tracked,
      intake_ml,
      ...range,
      expected_ml: expectedBy(range.target_ml, day, now, zone),
      usual_by_now_ml: by_now_ml,
      withdrawn,
    },
  };
}

/** What the handover of a house, or of one resident in it, is composed from: one statement, however many live there. */
export async function readMaterial(
  { db, homes }: MaterialContext,
  { home, resident, stretch }: WantedMaterial,
): Promise<readonly Material[]> {
  const { zone, settings } = await homes.factsOf(db, home);
  const house = { time_zone: zone, fluid_day_start: settings.fluid_day_start };
  const day = fluidDayOf(stretch.now, house);
  const { from, to } = fluidDayBounds(day, house);
  const { since, now, until } = stretch;
  const today = localDay(now, zone);
  const values = { home, resident, since, now, until, from, to, today };
  const rows = await materialOfAll.run<Read>(db, values);
  return rows.map((row) => materialOf(row, stretch, settings, day));
}
