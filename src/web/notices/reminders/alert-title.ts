import type { Notification } from '#domain/notices/notification.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { namesIn } from '../../kit/names/record-names.ts';

/** An alert's title with whom it is about. The title alone names nobody: a name is put beside it for whoever may see them. */
export function alertTitle(
  alert: RecordValues & Pick<Notification, 'title'> & Partial<Pick<Notification, 'resident'>>,
): string {
  const about = alert.resident && namesIn(alert).get(alert.resident);
  return about ? `${about}: ${alert.title}` : alert.title;
}
