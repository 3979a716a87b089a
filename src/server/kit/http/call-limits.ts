/** What one kind of call may take: of the pool's connections, and of its caller's time. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { busy } from '../runtime/refusals.ts';

/** Calls of one kind at work at once, of the pool's sixteen connections; fewer once some of them were held up. */
const mostAtOnce = 12;
const mostWhileHeldUp = 4;
/** A call that works for this part of its time is held up by something, and more of its kind would be held up with it. */
const heldUpPart = 0.2;
/** A turn that does not come within this part of a call's time will not be worth having. */
const waitPart = 0.8;
/** How long a kind is remembered for having been held up. */
const rememberedMs = 10_000;

/** Lets so many calls of one kind work at once; the others wait, or are told at once where waiting is no use. */
export class ConcurrencyLimit {
  readonly #working = new Set<{ readonly since: number }>();
  readonly #waiting: (() => void)[] = [];
  readonly #heldUpMs: number;
  readonly #longestWaitMs: number;
  #heldUpAt = Number.NEGATIVE_INFINITY;

  constructor(answersWithinMs: number) {
    this.#heldUpMs = answersWithinMs * heldUpPart;
    this.#longestWaitMs = answersWithinMs * waitPart;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#working.size >= mostWhileHeldUp && this.#isFull) await this.#turn();
    const one = { since: performance.now() };
    this.#working.add(one);
    try {
      return await work();
    } finally {
      this.#working.delete(one);
      const end = performance.now();
      if (end - one.since > this.#heldUpMs) this.#heldUpAt = end;
      this.#waiting.shift()?.();
    }
  }

  get #isFull(): boolean {
    return this.#working.size >= mostAtOnce || performance.now() - this.#heldUpAt < rememberedMs;
  }

  get #isHeldUp(): boolean {
    const [oldest] = this.#working;
    return oldest !== undefined && performance.now() - oldest.since > this.#heldUpMs;
  }

  #turn(): Promise<void> {
    if (this.#isHeldUp) throw busy();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const until = performance.now() + this.#longestWaitMs;
    const look = setInterval(() => {
      if (!this.#isHeldUp && performance.now() < until) return;
      this.#waiting.splice(this.#waiting.indexOf(go), 1);
      clearInterval(look);
      reject(busy());
    }, this.#heldUpMs / 4);
    const go = () => {
      clearInterval(look);
      resolve();
    };
    this.#waiting.push(go);
    return promise;
  }
}

/** The statements' own time-outs come before it. */
const longestCallMs = 5_000;
/** Calls that are declared to take long: exports, files on a slow network. */
const longestLongCallMs = 120_000;
const lookMs = 250;

/** The call was not answered in time. */
export class CallTimeout extends Error {
  override name = 'CallTimeout';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It takes minutes where others take seconds. */
    takesLong?: boolean;
  }
  interface FastifyInstance {
    answersWithinMs: number;
  }
  interface FastifyRequest {
    /** By the process's own clock. */
    answerBy: number;
    /** Since when the caller is sending; zero while the time is the server's. */
    receivingSince: number;
    /** Whether anything was begun: before that nothing can have been saved. */
    hasBegun: boolean;
  }
}

const isOverdue = ({ answerBy, receivingSince }: FastifyRequest, now: number): boolean =>
  receivingSince === 0 && now > answerBy;

/** Answers calls that are overdue. One look at all of them costs less than a timer for each. Every call declared after it has this time. */
export function declareDeadlines(app: FastifyInstance, answersWithinMs = longestCallMs): void {
  const open = new Map<FastifyRequest, FastifyReply>();
  app.decorate('answersWithinMs', answersWithinMs);
  app.decorateRequest('answerBy', 0);
  app.decorateRequest('receivingSince', 0);
  app.decorateRequest('hasBegun', false);
  app.addHook('onRequest', (request, reply, done) => {
    request.answerBy =
      performance.now() + (request.routeOptions.config.takesLong ? longestLongCallMs : answersWithinMs);
    open.set(request, reply);
    done();
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    request.receivingSince = performance.now();
    done(null, payload);
  });
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.receivingSince > 0) request.answerBy += performance.now() - request.receivingSince;
    request.receivingSince = 0;
    request.hasBegun = true;
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    open.delete(request);
    done();
  });
  const look = setInterval(() => {
    const now = performance.now();
    for (const [request, reply] of open) {
      // A stream that has begun is ended by whoever writes it.
      if (reply.sent || reply.raw.headersSent) open.delete(request);
      else if (isOverdue(request, now)) void reply.send(new CallTimeout('not answered in time'));
    }
  }, lookMs).unref();
  app.addHook('onClose', async () => clearInterval(look));
}
