import { onward } from '#domain/complaints/complaint-states.ts';
import { complaint } from '#domain/complaints/complaint.ts';
import type { CurrentActor } from '../../kit/access/record-rights.ts';
import { ownStep } from '../../records/steps/own-step.ts';
import type { ShownComplaint } from './shown-complaint.ts';

/** Whoever looks into it writes down what they found before anything else. */
const isToBeFound = ({ status, investigator, findings }: ShownComplaint, { me }: CurrentActor): boolean =>
  status === 'investigating' && investigator === me && findings === null;

/** Whether the head of the page has a main button: the next step, or what is to be written down before it. */
export const hasMainStep = (said: ShownComplaint, actor: CurrentActor): boolean =>
  ownStep(complaint, said, actor, onward[said.status]) !== undefined || isToBeFound(said, actor);
