import type { StoredRecord } from '../../kit/state/stored-record.ts';
import { namesIn } from '../../kit/names/record-names.ts';

/** An alert's title with whom it is about. The title alone names nobody, because it is seen on locked screens too. */
export function alertTitle(alert: StoredRecord): string {
  const about = typeof alert['resident'] === 'string' ? namesIn(alert).get(alert['resident']) : null;
  return about ? `${about}: ${String(alert['title'])}` : String(alert['title']);
}
