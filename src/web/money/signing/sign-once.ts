import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import type { SigningStep } from '#domain/money/signing-steps.ts';
import { signedAlready } from '#domain/money/signed-already.ts';
import { create, get, type ApiAnswer } from '../../kit/api/api.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';

interface Signing {
  of: Entity;
  record: StoredRecord;
  act: SigningStep['act'];
  /** Whoever signs: the person signed in, or a colleague beside them. */
  by: unknown;
  said: object;
}

/**
 * Signs, and where no answer came or it was refused looks at what stands there: an answer may be lost on its way back
 * after the money has moved, and whoever tries again is then told that it is done.
 */
export async function signOnce({ of, record, act, by, said }: Signing): Promise<ApiAnswer<StoredRecord>> {
  const path = `${pathOf(of)}${record.id}/`;
  const answer = await create(`${path}${act}/`, { ...said, version: record.version }, { is: shapeOf(of), quiet: true });
  if (answer.ok || answer.locked) return answer;
  const now = await get(path, { is: shapeOf(of), quiet: true });
  return now.ok && signedAlready(act, now.body, by) ? now : answer;
}
