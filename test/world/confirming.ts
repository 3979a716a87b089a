import type { LightMyRequestResponse } from 'fastify';

/** Sends a form as a person does who reads each doubt and confirms it. */
export async function confirming(send: (body: object) => Promise<LightMyRequestResponse>, body: object): Promise<LightMyRequestResponse> {
  let confirmed: readonly string[] = [];
  for (;;) {
    const answer = await send({ ...body, confirmed_warnings: confirmed });
    const codes = doubtsIn(answer).filter((code) => !confirmed.includes(code));
    if (codes.length === 0) return answer;
    confirmed = [...confirmed, ...codes];
  }
}

function doubtsIn(answer: LightMyRequestResponse): readonly string[] {
  if (answer.statusCode !== 400) return [];
  const { warnings } = answer.json<{ warnings?: Record<string, string[]> }>();
  return Object.values(warnings ?? {}).flatMap((sentences) => sentences.map((sentence) => sentence.split(':')[0] ?? ''));
}
