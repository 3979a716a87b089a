import type { LightMyRequestResponse } from 'fastify';

/** Sends a form as a person does who reads each doubt and confirms it. */
export async function confirming(
  send: (body: object) => Promise<LightMyRequestResponse>,
  body: object,
): Promise<LightMyRequestResponse> {
  let confirmed: readonly string[] = [];
  for (;;) {
    const answer = await send({ ...body, confirmed_warnings: confirmed });
    const codes = warningCodesIn(answer).filter((code) => !confirmed.includes(code));
    if (codes.length === 0) return answer;
    confirmed = [...confirmed, ...codes];
  }
}

const warningCodesIn = (answer: LightMyRequestResponse): readonly string[] =>
  answer.statusCode === 400 ? codesIn(answer.json()) : [];

/** The codes of the warnings in a refusal, each of which its sentence begins with. */
export function codesIn(body: { readonly warnings?: unknown }): readonly string[] {
  const sentences = Object.values((body.warnings ?? {}) as Readonly<Record<string, readonly string[]>>).flat();
  return sentences.map((sentence) => sentence.split(':')[0] ?? '');
}
