import type { Moment } from '#domain/kit/time/time.ts';
import type { PaymentsHandover } from '#domain/money/payments-handover.ts';
import { notification } from '#domain/notices/notification.ts';
import { isOpen } from '#domain/alerts/engine/reconcile.ts';
import { resolvingReminder, resolvingTask } from '../../notices/asking-to-resolve.ts';
import { managerOf, type Scene } from '../stage/scene.ts';
import type { HouseKey } from '../stage/houses.ts';

/** A difference is a task for the manager from the moment both have signed it. */
export function openCountTask(scene: Scene, house: HouseKey, count: PaymentsHandover, at: Moment): void {
  const { id, informed: _informed, ...values } = resolvingReminder(count, [managerOf(scene, house)], at);
  scene.book.write(notification, { by: null, at, id, values });
}

export function endCountTask({ book }: Scene, count: PaymentsHandover, by: string, at: Moment): void {
  const task = book.of(notification).find(({ id }) => id === resolvingTask(count.id));
  if (task && isOpen(task))
    book.carryOn(notification, task, { by, at, sets: { status: 'cleared' }, action: 'alert_cleared' });
}
