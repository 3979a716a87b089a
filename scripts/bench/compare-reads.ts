import type { FastifyInstance } from 'fastify';
import { say } from '../running/say.ts';

const rounds = 21;
const allowed = 1.5;
/** So much more is the rows that were found: forty houses in an answer instead of one. */
const fewMs = 2;

export interface AskedRead {
  readonly token: string;
  readonly path: string;
}

/** The least of them, both in turn: whatever else the machine does only adds to what a read costs. */
export async function compareReads(
  app: FastifyInstance,
  name: string,
  small: AskedRead,
  large: AskedRead,
): Promise<void> {
  const ask = async ({ token, path }: AskedRead): Promise<number> => {
    const begun = performance.now();
    const { statusCode, body } = await app.inject({ url: path, headers: { authorization: `Token ${token}` } });
    if (statusCode !== 200) throw new Error(`${name}: ${statusCode} ${body}`);
    return performance.now() - begun;
  };
  let [least, most] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < rounds; round++) {
    least = Math.min(least, await ask(small));
    most = Math.min(most, await ask(large));
  }
  const ratio = most / least;
  const grows = ratio > allowed && most - least > fewMs;
  if (grows) process.exitCode = 1;
  say(
    `${name} ${ratio.toFixed(2)} (${least.toFixed(1)} to ${most.toFixed(1)} ms)${grows ? `, MORE THAN ${allowed}` : ''}`,
  );
}
