import { addDays, localDay, type Day } from '#domain/kit/time/time.ts';
import { isBelowReorder } from '#domain/premises/stock/stock-level.ts';
import { houseStock } from '#domain/premises/stock/house-stock.ts';
import { zone } from '../../stage/calendar.ts';
import { moveStock, turnShelf } from '../../house/premises.ts';
import { houseOf, type Scene } from '../../stage/scene.ts';
import { seeded } from '../../stage/seeded.ts';

const fortnight = 14;
/** From the order to the delivery. */
const deliveryDays = 5;
/** What has so few days left is thrown away when new goods come. */
const tooOldDays = 2;

/** Shelves are used and counted every fortnight, low ones delivered some days after; one in four is let run low first. */
export function restockShelves(scene: Scene, day: Day): void {
  const { book, calendar, duty } = scene;
  for (const stock of book.of(houseStock)) {
    const house = houseOf(scene, stock.home);
    const at = calendar.at(0, '11:10');
    const by = duty.lead(house, at);
    const last = localDay(stock.movements.at(-1)?.at ?? stock.created_at, zone);
    const random = seeded(`shelf ${stock.id} ${day}`);
    const order = {
      kind: 'in' as const,
      quantity: stock.reorder_quantity ?? stock.reorder_level,
      reason: 'Delivery',
      at,
    };
    const isOld = stock.expiry_date !== null && stock.expiry_date < addDays(day, tooOldDays);
    if (isOld && stock.quantity > 0)
      moveStock(book, stock, { by, at }, [
        { kind: 'waste', quantity: stock.quantity, reason: 'Past its date', at },
        order,
      ]);
    else if (isBelowReorder(stock) && last <= addDays(day, -deliveryDays)) moveStock(book, stock, { by, at }, [order]);
    else if (last <= addDays(day, -fortnight))
      turnShelf(scene, house, stock, { at, isLow: random.chance(1 / 4), random });
  }
}
