import { createTransport } from 'nodemailer';
import { v7 } from 'uuid';
import { onPool, transaction, type Db } from '../kit/database.ts';
import type { Letter, Parts } from '../kit/parts.ts';

export interface Post {
  /** Resolves when the letter is kept; it travels on its own from there. */
  send(letter: Letter): Promise<void>;
  /** Tries every letter that is still waiting. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}

const retryMs = 60_000;
/** A link older than this has expired or been asked for again. */
const worthSending = "interval '1 hour'";

const linkIn = (text: string): string | undefined => text.match(/https?:\/\/\S+/)?.[0];

/** Letters are kept first and sent then, so that none is lost with the mail server or with this process. */
export function openPost({ settings, pool, log, clock }: Omit<Parts, 'post'>): Post {
  const transport = settings.smtpUrl ? createTransport({ url: settings.smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }) : null;
  const from = { name: 'Hearth', address: `no-reply@${new URL(settings.publicUrl).hostname}` };
  let line: Promise<void> = Promise.resolve();

  async function keep(letter: Letter): Promise<void> {
    await onPool(pool).query('insert into letter (id, "to", subject, text, created_at) values ($1, $2, $3, $4, $5)', [v7(), letter.to, letter.subject, letter.text, clock().toISOString()]);
  }

  /** A letter is held while it travels: two nodes never send it twice. */
  async function deliverNext(tx: Db): Promise<boolean> {
    const now = clock().toISOString();
    const [letter] = await tx.query<Letter & { id: string }>(
      `select id, "to", subject, text from letter where sent_at is null and created_at > $1::timestamptz - ${worthSending} order by created_at for update skip locked limit 1`, [now]);
    if (!letter || !transport) return false;
    await transport.sendMail({ from, to: letter.to, subject: letter.subject, text: letter.text });
    await tx.query('update letter set sent_at = $2 where id = $1', [letter.id, now]);
    return true;
  }

  async function deliverAll(): Promise<void> {
    try {
      while (await transaction(pool, deliverNext));
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'A letter could not be sent and will be tried again');
    }
  }

  const deliver = () => (line = line.then(deliverAll));
  const timer = transport ? setInterval(() => void deliver(), retryMs).unref() : null;

  return {
    async send(letter) {
      await keep(letter);
      if (transport) void deliver();
      else log.info({ link: linkIn(letter.text) }, 'No mail server is set, so a letter is kept in the database');
    },
    deliver,
    async close() {
      if (timer) clearInterval(timer);
      await line;
      transport?.close();
    },
  };
}
