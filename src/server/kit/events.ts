import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Keeper } from './keeper.ts';
import type { NewsDesk, NewsItem, Place } from './news.ts';
import { leaveOrNone } from './leave.ts';
import { actorOf, declareCall } from './route.ts';

const heartbeatMs = 15_000;

const placeOf = (request: FastifyRequest): Place | null => {
  const given = request.headers['last-event-id'] ?? (request.query as { readonly after?: string }).after;
  const [tx, seq] = typeof given === 'string' ? given.split('-') : [];
  return tx && seq && /^\d{1,19}$/.test(tx) && /^\d{1,19}$/.test(seq) ? [tx, seq] : null;
};

const written = ({ tx, seq, action: _action, ...news }: NewsItem): string => `id: ${tx}-${seq}\nevent: record\ndata: ${JSON.stringify(news)}\n\n`;

/** The live line of an open screen: which record changed, in homes and of kinds its reader may see. */
export function declareEvents(app: FastifyInstance, keeper: Keeper, desk: NewsDesk, alive: (request: FastifyRequest) => Promise<boolean>): void {
  const kinds = new Map(keeper.register.map((entity) => [entity.name, entity]));

  declareCall(app, {
    method: 'GET',
    path: '/api/events',
    asks: 'signed in',
    endless: true,
    async answer(request, reply) {
      const actor = actorOf(request);
      const concerns = (item: NewsItem): boolean => {
        const entity = kinds.get(item.entity);
        const near = item.home === null || actor.homes.includes(item.home);
        return entity !== undefined && near && leaveOrNone(actor, 'view', entity) !== null;
      };
      const from = placeOf(request);
      const start = from ?? (await desk.now());
      reply.hijack();
      const { raw } = reply;
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
      raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
      raw.write(`retry: 1000\nid: ${start.join('-')}\n\n`);
      const send = (items: readonly NewsItem[]) => {
        const text = items.filter(concerns).map(written).join('');
        if (text) raw.write(text);
      };
      const leave = await desk.subscribe(send);
      if (from) send(await desk.since(from));
      const beat = setInterval(() => {
        void alive(request).then((still) => (still ? raw.write(': here\n\n') : raw.end()));
      }, heartbeatMs);
      raw.on('close', () => {
        clearInterval(beat);
        leave();
      });
    },
  });
}
