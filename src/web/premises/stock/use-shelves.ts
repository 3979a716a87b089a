import { home } from '#domain/homes/home.ts';
import { houseStock, type HouseStock } from '#domain/premises/stock/house-stock.ts';
import type { ShelfItem, Shelves } from '#domain/premises/stock/shelf.ts';
import { quantityAfter, type StockMovement } from '#domain/premises/stock/stock-level.ts';
import { useEffect, useRef, useState } from 'react';
import type { ApiAnswer } from '../../kit/api/api.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer, type LiveAnswer } from '../../kit/data/use-live-answer.ts';
import { pathOf } from '../../kit/state/entities.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { sendMovement, type Movement } from './send-movement.ts';

const isShelves = objectWith<Shelves>('items');

interface OnTheWay {
  readonly item: string;
  readonly movement: Pick<StockMovement, 'kind' | 'quantity'>;
}

export interface LiveShelves extends LiveAnswer<Shelves> {
  /** As they will be once everything that is on its way has arrived. */
  items: readonly ShelfItem[];
  /** Shown before the answer comes; a refusal puts it back as it was. */
  move(item: ShelfItem, movement: Movement): Promise<ApiAnswer<Stored<typeof houseStock>>>;
}

const withStock = (item: ShelfItem, stock: HouseStock & { version: number }, used: number): ShelfItem =>
  stock.version > item.version
    ? { ...item, quantity: stock.quantity, version: stock.version, last_counted_at: stock.last_counted_at, used }
    : item;

/** Everything the house has in stock, in one call, and again whenever something of it moves. */
export function useShelves(house: string): LiveShelves {
  const asked = useLiveAnswer(`${pathOf(home)}${house}/shelves/`, {
    is: isShelves,
    of: [houseStock.name],
    home: house,
  });
  const { body, take } = asked;
  const [onTheWay, setOnTheWay] = useState<readonly OnTheWay[]>([]);
  const latest = useRef(body);
  useEffect(() => {
    latest.current = body;
  }, [body]);

  async function move(item: ShelfItem, movement: Movement) {
    const own: OnTheWay = { item: item.id, movement };
    setOnTheWay((now) => [...now, own]);
    const answer = await sendMovement(item, movement);
    const shown = latest.current;
    if (answer.ok && shown) {
      const stock = answer.body;
      const taken = movement.kind === 'out' ? movement.quantity : 0;
      const items = shown.items.map((one) => (one.id === item.id ? withStock(one, stock, one.used + taken) : one));
      latest.current = { ...shown, items };
      take(latest.current);
    }
    setOnTheWay((now) => now.filter((one) => one !== own));
    return answer;
  }

  const items = (body?.items ?? []).map((item) =>
    onTheWay
      .filter(({ item: id }) => id === item.id)
      .reduce((now, { movement }) => ({ ...now, quantity: Math.max(0, quantityAfter(now.quantity, movement)) }), item),
  );
  return { ...asked, items, move };
}
