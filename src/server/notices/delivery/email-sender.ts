import { inBrief, linesOf } from '#domain/notices/channel-message.ts';
import { mailAnswer, mailSender, mailTransport } from '../../kit/runtime/mail.ts';
import type { Settings } from '../../kit/runtime/settings.ts';
import { Undeliverable, type Message, type Send } from './sending.ts';

/** A mailbox that does not exist today will not exist in an hour. */
const isFinal = (answer: number | null): boolean => answer !== null && answer >= 500;

/** Mail travels open: how many and where, never about whom or what. */
const letterText = (name: string, { waiting, link }: Message): string => `Hello ${name},

${waiting.length === 0 ? inBrief(waiting) : `this waits for you in Hearth:\n\n${linesOf(waiting).join('\n')}`}

Open it here:

${link}

Mail travels open, so it says no more than that. Which reminders come by mail is said under "My profile".
`;

export function emailSender(settings: Settings): Send | null {
  const transport = mailTransport(settings);
  if (!transport) return null;
  const from = mailSender(settings);
  return async ({ name, email }, message) => {
    if (!email) throw new Undeliverable('no_address');
    try {
      await transport.sendMail({
        from,
        to: email,
        subject: `Hearth: ${inBrief(message.waiting)}`,
        text: letterText(name, message),
        messageId: `<delivery-${message.id}@${from.address.split('@')[1]}>`,
      });
    } catch (error) {
      throw isFinal(mailAnswer(error)) ? new Undeliverable('refused') : error;
    }
  };
}
