import { may } from '#domain/kit/vocabulary/permissions.ts';
import { mustTellRegulator, supplyLoss } from '#domain/premises/repairs/lost-supply.ts';
import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { mainStep } from '#domain/premises/repairs/repair-states.ts';
import type { CurrentActor } from '../../../kit/access/record-rights.ts';
import { ownStep } from '../../../records/steps/own-step.ts';
import type { ShownRepair } from './shown-repair.ts';

function isToBeNotified(repair: ShownRepair, { rights, now }: CurrentActor): boolean {
  const loss = supplyLoss(repair, now);
  return loss !== null && mustTellRegulator(loss) && may(rights, 'notify', repairRecord.name);
}

/** Whether the head of the page has a main button: the next step, or what the regulator is to be told. */
export const hasMainStep = (repair: ShownRepair, actor: CurrentActor): boolean =>
  ownStep(repairRecord, repair, actor, mainStep(repair.status)?.to ?? null) !== undefined ||
  isToBeNotified(repair, actor);
