import { inBrief } from '#domain/notices/channel-message.ts';
import type { SmsGateway } from '../../kit/runtime/settings.ts';
import { expectTaken, Undeliverable, type Send } from './sending.ts';

const patienceMs = 15_000;

/** As gateways want it, with the country before it: the homes are in the United Kingdom. */
function dialled(phone: string): string | null {
  const digits = phone
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+44');
  return /^\+\d{8,15}$/.test(digits) ? digits : null;
}

const asJson = (value: string): string => JSON.stringify(value).slice(1, -1);

/** Fills the places of the body, each value written so that it cannot end the place it stands in. */
function filledBody(
  body: string,
  values: Readonly<Record<string, string>>,
): { readonly type: string; readonly text: string } {
  const isJson = body.trimStart().startsWith('{"');
  const written = isJson ? asJson : encodeURIComponent;
  const text = body.replace(/\{(to|text|id)\}/g, (_, name: string) => written(values[name] ?? ''));
  return { type: isJson ? 'application/json' : 'application/x-www-form-urlencoded', text };
}

export const textSender =
  ({ url, authorization, body }: SmsGateway): Send =>
  async ({ phone }, { id, waiting, link }) => {
    const to = phone && dialled(phone);
    if (!to) throw new Undeliverable('no_address');
    const { type, text } = filledBody(body, { to, id, text: `Hearth: ${inBrief(waiting)} ${link}` });
    const answer = await fetch(url, {
      method: 'POST',
      body: text,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
      headers: { 'content-type': type, 'idempotency-key': id, ...(authorization ? { authorization } : {}) },
    });
    await answer.body?.cancel();
    expectTaken(answer.status);
  };
