import { codename } from '#domain/kit/vocabulary/permissions.ts';
import type { RecordAction } from '../kit/http/record-action.ts';

/** A colleague confirms with their own PIN on this device, or under their own name on any. */
export const byPin: NonNullable<RecordAction['actsAs']> = async ({ context, actor, input }) =>
  input['pin'] === undefined && input['confirmed_by'] === undefined
    ? actor
    : context.confirmByPin({ person: input['confirmed_by'], pin: input['pin'], beside: actor });

/** Agency staff hold no right to money by themselves: where the house lets them witness it, they do so as one who has it. */
export const witnessByPin =
  (entity: 'payment' | 'petty_cash'): typeof byPin =>
  async (asking) => {
    const actor = await byPin(asking);
    if (!actor.isAgency) return actor;
    const { db, homes } = asking.context;
    const [moved] = await db.query<{ home: string }>(`select home from ${entity} where id = $1`, [asking.id]);
    if (!moved || !(await homes.factsOf(db, moved.home)).settings.agency_may_witness_money) return actor;
    const given = (['view', 'witness'] as const).map((act) => codename(act, entity));
    return { ...actor, rights: new Set([...actor.rights, ...given]) };
  };
