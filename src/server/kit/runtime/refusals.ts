import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { Complaints } from '#domain/kit/vocabulary/entity.ts';
import type { RaisedWarning } from '#domain/kit/vocabulary/warnings.ts';

/** A refusal is thrown where it is found and answered in one place; these are the only answer shapes there are. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: RecordValues;
  constructor(status: number, body: RecordValues) {
    super(`refused with ${status}: ${JSON.stringify(body).slice(0, 300)}`);
    this.status = status;
    this.body = body;
  }
}

export const signedOut = (detail = 'Please sign in.') => new Refusal(401, { detail });
export const locked = () => new Refusal(401, { detail: 'Locked', code: 'locked' });
/** Something else comes first; the code says what, so that a page can lead there. */
export const refusedUntil = (code: string, detail: string) => new Refusal(403, { detail, code });
export const passwordFirst = () => refusedUntil('password', 'Choose a new password first.');
export const secondFactorFirst = () =>
  refusedUntil('second_factor', 'Set up a second factor first. You find it under My profile.');
export const proofFirst = () => refusedUntil('proof', 'Confirm first that it is you.');
/** Whoever looks as a colleague looks only. */
export const viewingOnly = (name: string) =>
  refusedUntil('viewing', `You are looking as ${name}, so nothing can be changed. End it first.`);
export const refused = (detail: string) => new Refusal(403, { detail });
/** A record of another home answers exactly like no record. */
export const notFound = () => new Refusal(404, { detail: 'Not found.' });
export const notAllowed = (method: string) => new Refusal(405, { detail: `${method} is not possible here.` });
export const conflict = (detail: string, current?: unknown) =>
  new Refusal(409, current === undefined ? { detail } : { detail, current });
/** The same id with something else; whether the caller may see it is not said. */
export const savedBefore = () =>
  conflict('An entry with this id was saved before. Look for it, and write a new one if it is not there.');
/** Before anything was begun; the caller may ask again in a moment. */
export const busy = () =>
  new Refusal(503, {
    detail: 'This takes longer than usual just now, so nothing was begun. Please try again in a moment.',
    code: 'busy',
  });
export const tooMany = (detail: string) => new Refusal(429, { detail });
export const wrong = (...sentences: string[]) => new Refusal(400, { non_field_errors: sentences });

export const invalid = (complaints: Complaints) =>
  new Refusal(400, Object.fromEntries(Object.entries(complaints).map(([field, sentence]) => [field, [sentence]])));

export const unconfirmed = (doubts: readonly RaisedWarning[]) =>
  new Refusal(400, {
    warnings: Object.fromEntries(
      [...Map.groupBy(doubts, ({ field }) => field)].map(([field, said]) => [
        field,
        said.map(({ code, sentence }) => `${code}: ${sentence}`),
      ]),
    ),
  });
