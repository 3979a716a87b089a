import type { BodyMap } from '#domain/incidents/body-map.ts';
import { incident, type Incident } from '#domain/incidents/incident.ts';
import type { AreaRules } from '../kit/keeper.ts';
import { find } from '../kit/store.ts';
import { makeChecks } from './make-checks.ts';

/** A mark nobody can explain is looked at again, even when it is found after its incident was submitted. */
export const bodyMapRules: AreaRules = {
  async after(saved) {
    const mark = saved.record as BodyMap;
    if (mark.cause !== 'unexplained' || mark.incident === null || mark.incident === saved.before?.['incident']) return;
    const event = (await find(saved.keeper, saved.tx, saved.actor, incident, mark.incident)) as Incident;
    if (event.status !== 'draft' && event.status !== 'closed') await makeChecks(saved, event);
  },
};
