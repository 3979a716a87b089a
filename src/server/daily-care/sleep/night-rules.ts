import { sleep } from '#domain/daily-care/sleep/sleep.ts';
import { rulesFor } from '../../kit/context/record-context.ts';
import { intervalSql } from './checking-sql.ts';

/** A new night is checked as often as was agreed, which its sheet remembers whatever is agreed later. */
export const nightRules = rulesFor(sleep, {
  async fill({ db, record, before }) {
    if (before || typeof record.resident !== 'string') return {};
    const [found] = await db.query<{ minutes: number | null }>(`select ${intervalSql('$1::uuid')} as minutes`, [
      record.resident,
    ]);
    return typeof found?.minutes === 'number' ? { check_interval_min: found.minutes } : {};
  },
});
