import type { RecordAction } from '../kit/http/record-action.ts';

/** A colleague confirms with their own PIN on this device, or under their own name on any. */
export const byPin: NonNullable<RecordAction['actsAs']> = async ({ context, actor, input }) =>
  input['pin'] === undefined && input['confirmed_by'] === undefined
    ? actor
    : context.confirmByPin({ person: input['confirmed_by'], pin: input['pin'], beside: actor });
