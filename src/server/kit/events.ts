import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from './actor.ts';
import type { Keeper } from './keeper.ts';
import type { NewsDesk, NewsItem, Place } from './news.ts';
import { heardBy } from './hearing.ts';
import { actorOf, declareCall } from './route.ts';

const heartbeatMs = 15_000;

const placeOf = (request: FastifyRequest): Place | null => {
  const given = request.headers['last-event-id'] ?? (request.query as { readonly after?: string }).after;
  const [tx, seq] = typeof given === 'string' ? given.split('-') : [];
  return tx && seq && /^\d{1,19}$/.test(tx) && /^\d{1,19}$/.test(seq) ? [tx, seq] : null;
};

const written = ({ tx, seq, action: _action, ...news }: NewsItem): string => `id: ${tx}-${seq}\nevent: record\ndata: ${JSON.stringify(news)}\n\n`;

/** The live line of an open screen: which record changed, of those its reader may see. */
export function declareEvents(app: FastifyInstance, keeper: Keeper, desk: NewsDesk, alive: (request: FastifyRequest) => Promise<boolean>): void {
  declareCall(app, {
    method: 'GET',
    path: '/api/events',
    asks: 'signed in',
    endless: true,
    async answer(request, reply) {
      const from = placeOf(request);
      const start = from ?? (await desk.now());
      reply.hijack();
      const { raw } = reply;
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
      raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
      raw.write(`retry: 1000\nid: ${start.join('-')}\n\n`);
      let turn = Promise.resolve();
      /** Asked anew each time: a screen that was locked or signed out meanwhile hears nothing more. */
      const say = (text: (actor: Actor) => Promise<string> | string) => {
        turn = turn.then(async () => {
          const still = await alive(request);
          if (raw.writableEnded) return;
          if (!still) return void raw.end();
          const said = await text(actorOf(request));
          if (!raw.writableEnded) raw.write(said);
        }).catch((error: unknown) => {
          // The screen asks again from where it was, and misses nothing.
          request.log.warn({ err: error }, 'a live line is cut');
          raw.end();
        });
      };
      const send = (items: readonly NewsItem[]) => say(async (actor) => (await heardBy(keeper, actor, items)).map(written).join(''));
      const leave = await desk.subscribe(send);
      for (let place = from; place; ) {
        const missed = await desk.since(place);
        send(missed);
        const last = missed.at(-1);
        place = last ? [last.tx, last.seq] : null;
      }
      const beat = setInterval(() => say(() => ': here\n\n'), heartbeatMs);
      raw.on('close', () => {
        clearInterval(beat);
        leave();
      });
    },
  });
}
