import { fluidIntake } from '#domain/daily-care/fluid-intake.ts';
import { fluidOutcome } from '#domain/daily-care/fluid-outcome.ts';
import { localDay } from '#domain/kit/time.ts';
import { childId } from '../kit/child-id.ts';
import { comeBackWith, goAlong, goWith } from '../kit/following.ts';
import type { AreaRules, RuleAsking, SavedRecord } from '../kit/keeper.ts';
import { admit } from '../kit/admitting.ts';

/** What the sheet's author has already been asked is not asked again on the fluid chart. */
const confirmed_warnings = ['large_amount', 'large_offer', 'over_a_day_old'];

const drinkOf = (record: RuleAsking['record'] | null): number | null => (typeof record?.['drink_ml'] === 'number' ? record['drink_ml'] : null);

/** The drink on a routine sheet is one entry of the fluid chart: written with it, corrected with it, struck out with it. */
export const drinkRules: AreaRules = {
  async check({ db, record }) {
    if (drinkOf(record) === null) return {};
    const thickness = await thicknessOf(db, String(record['resident']));
    return thickness === 'unknown' ? { drink_ml: 'Swallowing is difficult for this resident: record the drink on the fluid chart, with its thickness.' } : {};
  },
  async warn({ record, before }) {
    const drink = drinkOf(record);
    return drink !== null && drink > 750 && drink !== drinkOf(before) ? { drink_ml: ['large_amount', 'More than 750 ml at once. Is the amount right?'] } : {};
  },
  async after(saved) {
    const drink = drinkOf(saved.record);
    if (drink === drinkOf(saved.before)) return;
    const id = childId(saved.record.id, 'drink');
    if (drink === null) return goWith(saved, fluidIntake, id, 'Taken off the routine sheet');
    const [known] = await saved.tx.query('select 1 from fluid_intake where id = $1', [id]);
    if (!known) return write(saved, id, drink);
    await comeBackWith(saved, fluidIntake, id);
    await goAlong(saved, fluidIntake, id, { amount_ml: drink, offered_ml: drink, outcome: fluidOutcome(drink, drink) });
  },
  async afterRemoval(saved) {
    const id = childId(saved.record.id, 'drink');
    if (saved.record.is_deleted) return goWith(saved, fluidIntake, id, 'The routine sheet was struck out');
    if (drinkOf(saved.record) !== null) await comeBackWith(saved, fluidIntake, id);
  },
};

async function write(saved: SavedRecord, id: string, amount_ml: number): Promise<void> {
  const { keeper, tx, actor, record } = saved;
  const resident = String(record['resident']);
  const thickness_level = await thicknessOf(tx, resident);
  const late_entry_reason = record['late_entry_reason'] ?? 'told_later';
  await admit({ keeper, actor, entity: fluidIntake, within: tx }, { id, resident, occurred_at: await drunkAt(saved), amount_ml, fluid_type: 'other', thickness_level, late_entry_reason, notes: 'From the routine sheet', confirmed_warnings });
}

/** A drink added to today's sheet was drunk just now; any other was drunk when the sheet says. */
async function drunkAt({ keeper, tx, now, record, before }: SavedRecord): Promise<unknown> {
  const { zone } = await keeper.homes.factsOf(tx, String(record['home']));
  return before && record['routine_date'] === localDay(now, zone) ? now : record['occurred_at'];
}

async function thicknessOf(db: RuleAsking['db'], resident: string): Promise<number | 'unknown' | null> {
  const [facts] = await db.query<{ has_dysphagia: boolean | null; iddsi_fluid_level: number | null }>('select has_dysphagia, iddsi_fluid_level from resident where id = $1', [resident]);
  if (!facts?.has_dysphagia) return null;
  return facts.iddsi_fluid_level ?? 'unknown';
}
