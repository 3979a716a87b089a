import { incident } from '#domain/incidents/incident.ts';
import type { AreaRules } from '../kit/keeper.ts';
import { find } from '../kit/store.ts';
import { makeChecks, type Reported } from './make-checks.ts';

/** A mark nobody can explain is looked at again, even when it is found after its incident was submitted. */
export const bodyMapRules: AreaRules = {
  async after(saved) {
    const { cause, incident: about } = saved.record;
    if (cause !== 'unexplained' || typeof about !== 'string' || about === saved.before?.['incident']) return;
    const event = (await find(saved.keeper, saved.tx, saved.actor, incident, about)) as Reported;
    if (event.status !== 'draft' && event.status !== 'closed') await makeChecks(saved, event);
  },
};
