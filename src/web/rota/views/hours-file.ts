import type { Day } from '#domain/kit/time/time.ts';
import { rota } from '#domain/rota/rota.ts';
import { getFile } from '../../kit/api/api.ts';
import { downloadBlob } from '../../kit/api/download-blob.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { showToast } from '../../kit/state/toasts.ts';

/** The hours of these days for payroll, as a file; a refusal is told by the call itself. */
export async function takeHours(home: string, from: Day, days: number): Promise<void> {
  const asked = new URLSearchParams({ home, from, days: String(days) });
  const answer = await getFile(`${pathOf(rota)}hours/?${asked}`);
  if (!answer.ok) return;
  downloadBlob(answer.body, `hours-${from}.csv`);
  showToast('The hours were saved as a file', 'good');
}
