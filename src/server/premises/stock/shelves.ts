import type { FastifyInstance } from 'fastify';
import { home } from '#domain/homes/home.ts';
import { addHours } from '#domain/kit/time/time.ts';
import { houseStock } from '#domain/premises/stock/house-stock.ts';
import { shelfFields, type ShelfItem, type Shelves } from '#domain/premises/stock/shelf.ts';
import { shoppingList, shoppingRows } from '#domain/premises/stock/shopping-list.ts';
import { useDays } from '#domain/premises/stock/stock-level.ts';
import type { Actor } from '../../kit/access/actor.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { auditAuditorView } from '../../kit/history/audit-view.ts';
import { csvText } from '#domain/kit/words/csv.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { notFound } from '../../kit/runtime/refusals.ts';
import { columnsSql } from '../../kit/schema/columns.ts';

/** How much of a thing was taken out since a moment, of a row `t`. */
export const usedSince = (moment: string): string =>
  `(select coalesce(sum((m->>'quantity')::numeric), 0)::float8 from jsonb_array_elements(t.movements) m
      where m->>'kind' = 'out' and (m->>'at')::timestamptz > ${moment}::timestamptz)`;

const inStock = `select t.id, t.version, ${columnsSql(shelfFields, 't')},
    ${usedSince('$2')} as used
  from house_stock t where t.home = $1::uuid and not t.is_deleted order by t.item_name, t.id`;

async function shelvesOf(context: RecordContext, actor: Actor, house: string): Promise<Shelves> {
  requirePermission(actor, 'view', houseStock);
  if (!actor.homes.includes(house)) throw notFound();
  const now = context.now();
  await auditAuditorView(context, actor, { entity: houseStock.name, home: house, summary: 'shelves' });
  const items = await context.db.query<ShelfItem>(inStock, [house, addHours(now, -24 * useDays)]);
  return { home: house, at: now, items };
}

/** Everything a house has in stock with how much of it is used, and what has to be bought as a file. */
export function declareShelves(app: FastifyInstance, context: RecordContext): void {
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/shelves`,
    permission: `view ${houseStock.name}`,
    answer: (request): Promise<Shelves> => shelvesOf(context, actorOf(request), idOf(request)),
  });
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/shopping-list`,
    permission: `view ${houseStock.name}`,
    async answer(request, reply) {
      const { items } = await shelvesOf(context, actorOf(request), idOf(request));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="shopping-list.csv"')
        .send(csvText(shoppingRows(shoppingList(items))));
    },
  });
}
