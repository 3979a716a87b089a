import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeEvent } from '#domain/kit/traits/change-event.ts';
import type { Actor } from '../access/actor.ts';
import type { RecordContext } from '../context/record-context.ts';
import { isAfter, type ChangeFeed, type FeedEvent, type FeedPosition } from './change-feed.ts';
import { visibleEvents } from './visible-events.ts';
import { queryOf } from '../http/request-parts.ts';
import { actorOf, declareCall } from '../http/route.ts';

const heartbeatMs = 15_000;

/** The open streams of a node. At a stop they are ended, not waited for: each screen resumes elsewhere by its last id. */
function endAtStop(app: FastifyInstance): (stream: ServerResponse) => void {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const stream of open) stream.end();
  });
  return (stream) => {
    if (isStopping) return void stream.end();
    open.add(stream);
    stream.on('close', () => open.delete(stream));
  };
}

const placeOf = (request: FastifyRequest): FeedPosition | null => {
  const given = request.headers['last-event-id'] ?? queryOf(request)['after'];
  const [tx, seq] = typeof given === 'string' ? given.split('-') : [];
  return tx && seq && /^\d{1,19}$/.test(tx) && /^\d{1,19}$/.test(seq) ? [tx, seq] : null;
};

/** More than this is sooner read anew than replayed. */
const longestReplay = 2_000;

/** Everything after a place, each item once and in order: first what is stored already, then what comes. Null: read anew. */
async function follow(
  feed: ChangeFeed,
  start: FeedPosition,
  send: (items: readonly FeedEvent[] | null, at: FeedPosition) => void,
): Promise<() => void> {
  let sent = start;
  let waiting: (readonly FeedEvent[] | null)[] | null = [];
  const pass = (items: readonly FeedEvent[] | null) => {
    if (!items) return send(null, sent);
    const fresh = items.filter((item) => isAfter(item, sent));
    const last = fresh.at(-1);
    if (!last) return;
    sent = [last.tx, last.seq];
    send(fresh, sent);
  };
  const unsubscribe = await feed.subscribe((items) => void (waiting ? waiting.push(items) : pass(items)));
  try {
    const missed = await feed.replay(sent, longestReplay);
    if (missed === 'too many') {
      sent = await feed.now();
      pass(null);
    } else pass(missed);
  } catch (error) {
    // Nobody would read what is waiting for a line that never began.
    unsubscribe();
    throw error;
  }
  waiting.forEach(pass);
  waiting = null;
  return unsubscribe;
}

const readAnew = (resumeAt: FeedPosition): string => `id: ${resumeAt.join('-')}\nevent: reset\ndata:\n\n`;

function written({ entity, id, version, home, resident }: FeedEvent, resumeAt: FeedPosition): string {
  const change: ChangeEvent = { entity, id, version, home, resident };
  return `id: ${resumeAt.join('-')}\nevent: record\ndata: ${JSON.stringify(change)}\n\n`;
}

/** Whether the session of a line still stands. */
interface SessionWatch {
  alive(request: FastifyRequest): Promise<boolean>;
  /** Calls when it may have changed, until the answer is called. */
  watch(request: FastifyRequest, changed: () => void): () => void;
}

/** From here on the answer is written to for as long as its screen is open. */
function beginStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  return raw;
}

type TextFor = (actor: Actor) => Promise<string> | string;

interface LiveLine {
  say(text: TextFor): void;
  /** The screen asks again from where it was, and misses nothing. */
  cut(error: unknown): void;
}

/** What is said goes out in its order, one text after the other. */
function liveLine(request: FastifyRequest, stream: ServerResponse, alive: SessionWatch['alive']): LiveLine {
  const cut = (error: unknown): void => {
    request.log.warn({ err: error }, 'a live line is cut');
    stream.end();
  };
  /** Asked anew each time: a screen that was locked or signed out meanwhile receives nothing more. */
  const write = async (text: TextFor): Promise<void> => {
    const still = await alive(request);
    if (stream.writableEnded) return;
    if (!still) return void stream.end();
    const said = await text(actorOf(request));
    if (!stream.writableEnded) stream.write(said);
  };
  let turn = Promise.resolve();
  return { cut, say: (text) => void (turn = turn.then(() => write(text)).catch(cut)) };
}

/** The live line of an open screen: which record changed, of those its reader may see. */
export function declareEvents(
  app: FastifyInstance,
  context: RecordContext,
  feed: ChangeFeed,
  { alive, watch }: SessionWatch,
): void {
  const opened = endAtStop(app);
  const seenBy = async (actor: Actor, items: readonly FeedEvent[]): Promise<string> =>
    (await visibleEvents(context, actor, items))
      .map((item) => written(item, feed.resumeAt([item.tx, item.seq])))
      .join('');
  declareCall(app, {
    method: 'GET',
    path: '/api/events',
    permission: 'signed in',
    endless: true,
    async answer(request, reply) {
      const start = placeOf(request) ?? (await feed.now());
      const stream = beginStream(reply);
      opened(stream);
      const { say, cut } = liveLine(request, stream, alive);
      if (stream.destroyed) return;
      // From the first byte on: whoever has a line open is signed out at once.
      stream.on(
        'close',
        watch(request, () => say(() => '')),
      );
      if (!stream.writableEnded) stream.write(`retry: 1000\nid: ${feed.resumeAt(start).join('-')}\n\n`);
      const unsubscribe = await follow(feed, start, (items, at) =>
        say((actor) => (items ? seenBy(actor, items) : readAnew(feed.resumeAt(at)))),
      ).catch(cut);
      if (!unsubscribe || stream.destroyed) return unsubscribe?.();
      const beat = setInterval(() => say(() => ': here\n\n'), heartbeatMs);
      stream.on('close', () => {
        clearInterval(beat);
        unsubscribe();
      });
    },
  });
}
