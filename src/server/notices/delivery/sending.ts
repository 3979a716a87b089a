import type { Channel, Fault } from '#domain/kit/people/channels.ts';
import type { WaitingReminder } from '#domain/notices/channel-message.ts';

export interface Addressee {
  readonly staff: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface Message {
  /** The same for every try, so that a service which knows it takes it once. */
  readonly id: string;
  /** Nothing waits where somebody only tries the channel out. */
  readonly waiting: readonly WaitingReminder[];
  readonly link: string;
}

/** Resolves when the other side has taken the message over. Any other failure than `Undeliverable` is worth another try. */
export type Send = (to: Addressee, message: Message) => Promise<void>;

export type Senders = Readonly<Partial<Record<Channel, Send>>>;

/** Trying again would change nothing. */
export class Undeliverable extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`undeliverable: ${fault}`);
    this.fault = fault;
  }
}

/** A service that says what it thinks of a request by the status of its answer. */
export function expectTaken(status: number): void {
  if (status >= 200 && status < 300) return;
  const isTheirs = status >= 500 || status === 408 || status === 429;
  if (isTheirs) throw new Error(`the service answered ${status}`);
  throw new Undeliverable('refused');
}
