import type { AfternoonRoutine } from '#domain/daily-care/routines/afternoon-routine.ts';
import type { MorningRoutine } from '#domain/daily-care/routines/morning-routine.ts';
import { fluidIntake } from '#domain/daily-care/fluids/fluid-intake.ts';
import { fluidOutcome } from '#domain/daily-care/fluids/fluid-outcome.ts';
import { aboutDrinking, largeAmount } from '#domain/daily-care/fluids/fluid-rules.ts';
import type { Resident } from '#domain/residents/person/resident.ts';
import { localDay } from '#domain/kit/time/time.ts';
import type { Warning } from '#domain/kit/vocabulary/warnings.ts';
import { childId } from '../kit/runtime/child-id.ts';
import { restoreLinked, updateLinked, strikeOutLinked } from '../kit/records/linked-updates.ts';
import type { AreaRules, RuleContext, ValidationContext, SavedRecord } from '../kit/context/record-context.ts';
import { createRecord } from '../kit/records/create-record.ts';
import { tooMuch } from './fluid-rules.ts';

/** What the sheet's author has already been asked is not asked again on the fluid chart. */
const confirmed_warnings = ['large_amount', 'large_offer', 'over_restriction', 'over_a_day_old'];

export type Sheet = MorningRoutine | AfternoonRoutine;

const drinkOf = (sheet: Sheet | null): number | null => sheet?.drink_ml ?? null;

/** The drink on a routine sheet is one entry of the fluid chart: written with it, corrected with it, struck out with it. */
export const drinkRules: AreaRules<Sheet> = {
  async check({ record, resident }) {
    if (drinkOf(record) === null) return {};
    return thicknessOf(resident) === 'unknown'
      ? {
          drink_ml:
            'Swallowing is difficult for this resident: record the drink on the fluid chart, with its thickness.',
        }
      : {};
  },
  async warn(asking) {
    const drink = drinkOf(asking.record);
    if (drink === null || drink === drinkOf(asking.before)) return {};
    const doubts = [largeAmount(drink), await beyondLimit(asking, drink)].filter((doubt) => doubt !== null);
    return doubts.length > 0 ? { drink_ml: doubts } : {};
  },
  async after(saved) {
    const drink = drinkOf(saved.record);
    if (drink === drinkOf(saved.before)) return;
    const id = childId(saved.record.id, 'drink');
    if (drink === null) return strikeOutLinked(saved, fluidIntake, id, 'Taken off the routine sheet');
    const [known] = await saved.tx.query('select 1 from fluid_intake where id = $1', [id]);
    if (!known) return write(saved, id, drink);
    await restoreLinked(saved, fluidIntake, id);
    await updateLinked(saved, fluidIntake, id, {
      amount_ml: drink,
      offered_ml: drink,
      outcome: fluidOutcome(drink, drink),
    });
  },
  async afterRemoval(saved) {
    const id = childId(saved.record.id, 'drink');
    if (saved.record.is_deleted) return strikeOutLinked(saved, fluidIntake, id, 'The routine sheet was struck out');
    if (drinkOf(saved.record) !== null) await restoreLinked(saved, fluidIntake, id);
  },
};

async function write(saved: SavedRecord<Sheet>, id: string, amount_ml: number): Promise<void> {
  const { context, tx, actor, record } = saved;
  const { zone } = await context.homes.factsOf(tx, String(record.home));
  const { resident, late_entry_reason_text } = record;
  const [drinker] = await tx.query<Drinker>(`select ${aboutDrinking.join()} from resident where id = $1`, [resident]);
  const thickness_level = thicknessOf(drinker);
  const late_entry_reason = record.late_entry_reason ?? 'told_later';
  await createRecord(
    { context, actor, entity: fluidIntake, within: tx },
    {
      id,
      resident,
      occurred_at: drunkAt(saved, zone),
      amount_ml,
      fluid_type: 'other',
      thickness_level,
      late_entry_reason,
      late_entry_reason_text,
      notes: 'From the routine sheet',
      confirmed_warnings,
    },
  );
}

/** A drink added to today's sheet was drunk just now; any other was drunk when the sheet says. */
const drunkAt = (
  { now, record, before }: Pick<RuleContext<Sheet>, 'now' | 'record' | 'before'>,
  zone: string,
): unknown => (before && record.routine_date === localDay(now, zone) ? now : record.occurred_at);

/** A drink that is corrected keeps its time, and counts in the day it was drunk in. */
async function beyondLimit(asking: ValidationContext<Sheet>, amount_ml: number): Promise<Warning | null> {
  const { db, record, home } = asking;
  const id = childId(String(record.id), 'drink');
  const [known] = await db.query<{ occurred_at: string }>('select occurred_at from fluid_intake where id = $1', [id]);
  const occurred_at = known?.occurred_at ?? drunkAt(asking, home.zone);
  return tooMuch(asking, { id, resident: record.resident, occurred_at, amount_ml });
}

type Drinker = Partial<Pick<Resident, (typeof aboutDrinking)[number]>>;

/** How thick this person's drinks are to be: as agreed, not known although it matters, or as they come. */
const thicknessOf = (drinker: Drinker | null | undefined): number | 'unknown' | null =>
  drinker?.has_dysphagia ? (drinker.iddsi_fluid_level ?? 'unknown') : null;
