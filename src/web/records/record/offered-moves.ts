import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { Move } from '#domain/kit/vocabulary/states.ts';

/** Calls that belong to a screen of their own, where the person sees what they sign; a bare button would not do. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  resident: ['discharge'],
  discharge: ['complete', 'reverse'],
  rota: ['publish', 'swap'],
  assessment: ['publish'],
  assessment_result: ['complete'],
  payment: ['witness', 'authorise', 'reverse', 'post-alone'],
  repair_record: ['status'],
  complaint: ['step'],
  suggestion: ['respond'],
  petty_cash: ['witness', 'authorise', 'reverse'],
  payments_handover: ['agree', 'resolve'],
};

/** States that a record comes to because of another one: a plan is replaced when its next version is approved. */
const following: Readonly<Record<string, readonly string[]>> = { plan: ['superseded'] };

export const isOffered =
  (entity: Entity) =>
  (move: Move): boolean =>
    !(move.by && elsewhere[entity.name]?.includes(move.by)) && !following[entity.name]?.includes(move.to);
