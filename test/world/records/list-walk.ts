import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { register } from '#domain/register.ts';
import type { Caller, World } from '../world.ts';

const views = register.map(({ name }) => `view_${name}`);

/** Somebody who may read every list of Rose House, whole. */
export const readerOf = (world: World): Promise<Caller> =>
  world.holding(...views, 'view_restricted', 'strike_out_any', 'view_audit', 'view_deleted_note');

export const rowsIn = (answer: LightMyRequestResponse): readonly AnyRecord[] => answer.json<AnyRecord[]>();
export const idsIn = (answer: LightMyRequestResponse): readonly string[] => rowsIn(answer).map(({ id }) => id);
const nextOf = (answer: LightMyRequestResponse): string | null =>
  /^<([^>]+)>; rel="next"$/.exec(String(answer.headers['link'] ?? ''))?.[1] ?? null;

/** Every id of a list, page after page, and what happens in between. */
export async function walk(
  reader: Caller,
  path: string,
  between: () => Promise<unknown> = async () => {},
): Promise<readonly string[]> {
  const found: string[] = [];
  for (let next: string | null = path; next !== null;) {
    const answer: LightMyRequestResponse = await reader.get(next);
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    found.push(...idsIn(answer));
    next = nextOf(answer);
    if (next) await between();
  }
  return found;
}
