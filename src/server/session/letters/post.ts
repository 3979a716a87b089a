import { newId } from '../../kit/runtime/new-id.ts';
import { noCommitListener, onPool, transaction, type Db } from '../../kit/runtime/database.ts';
import { mailAnswer, mailSender, mailTransport } from '../../kit/runtime/mail.ts';
import type { Letter, AppDependencies } from '../../kit/runtime/app-dependencies.ts';

interface Post {
  /** Resolves when the letter is stored; it travels on its own from there. */
  send(letter: Letter): Promise<void>;
  /** Tries every letter that is still waiting. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}

const retryMs = 60_000;
const day = 24 * 3_600_000;
/** An address that is refused is asked again after a minute, then after two, and at last once an hour. */
const waitMs = (tries: number): number => Math.min(retryMs * 2 ** tries, 3_600_000);

/** The mail server itself is out of reach, so no other letter would fare better. */
const isUnreachable = (error: unknown): boolean => mailAnswer(error) === null;

/** What went wrong, without the words of the mail server: they name the addressee. */
const codesOf = (error: unknown) =>
  error instanceof Error
    ? { code: 'code' in error ? error.code : error.name, response: mailAnswer(error) ?? undefined }
    : {};

const linkIn = (text: string): string | undefined => text.match(/https?:\/\/\S+/)?.[0];

/** From the database it travels with whichever node delivers next. */
export async function insertLetter(db: Db, { to, subject, text, worthMs = day }: Letter, now: Date): Promise<void> {
  await db.query(
    'insert into letter (id, "to", subject, text, created_at, next_try_at, worth_until) values ($1, $2, $3, $4, $5, $5, $6)',
    [newId(), to, subject, text, now.toISOString(), new Date(now.getTime() + worthMs).toISOString()],
  );
}

/** Letters are stored first and sent then, so that none is lost with the mail server or with this process. */
export function openPost({ settings, pool, log, clock }: Omit<AppDependencies, 'post'>): Post {
  const transport = mailTransport(settings);
  const from = mailSender(settings);
  let line: Promise<void> = Promise.resolve();

  /** A letter is locked while it travels: two nodes never send it twice. True while there may be another one. */
  async function deliverNext(tx: Db): Promise<boolean> {
    const now = clock();
    const [letter] = await tx.query<Letter & { id: string; tries: number }>(
      'select id, "to", subject, text, tries from letter where sent_at is null and next_try_at <= $1 and worth_until > $1 order by next_try_at for update skip locked limit 1',
      [now.toISOString()],
    );
    if (!letter || !transport) return false;
    try {
      await transport.sendMail({ from, to: letter.to, subject: letter.subject, text: letter.text });
    } catch (error) {
      log.warn(codesOf(error), 'A letter could not be sent and will be tried again');
      await tx.query('update letter set tries = tries + 1, next_try_at = $2 where id = $1', [
        letter.id,
        new Date(now.getTime() + waitMs(letter.tries)).toISOString(),
      ]);
      return !isUnreachable(error);
    }
    await tx.query('update letter set sent_at = $2 where id = $1', [letter.id, now.toISOString()]);
    return true;
  }

  async function deliverAll(): Promise<void> {
    try {
      while (await transaction(pool, noCommitListener, deliverNext));
    } catch (error) {
      log.warn({ err: error }, 'Letters could not be read and will be tried again');
    }
  }

  const deliver = () => (line = line.then(deliverAll));
  const timer = transport ? setInterval(() => void deliver(), retryMs).unref() : null;

  return {
    async send(letter) {
      await insertLetter(onPool(pool, noCommitListener), letter, clock());
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
