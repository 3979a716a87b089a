import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { careTracking } from '#domain/residents/monitoring/care-tracking.ts';
import type { AreaRules } from '../kit/context/record-context.ts';
import { writeAudit } from '../kit/history/write-audit.ts';

const charts = Object.entries(careTracking.fields).flatMap(([name, field]) => (field.kind === 'yesNo' ? [name] : []));

const figuresIn = (record: AnyRecord | null): string => JSON.stringify(record?.['thresholds'] ?? []);

/** The history says which chart began or ended to be watched, and not only that something changed. */
export const careTrackingRules: AreaRules = {
  async after(saved) {
    for (const chart of charts) {
      const isOn = saved.record[chart] === true;
      if (isOn !== (saved.before?.[chart] === true))
        await writeAudit(saved, careTracking, isOn ? 'tracking_on' : 'tracking_off', chart);
    }
    if (figuresIn(saved.record) !== figuresIn(saved.before)) await writeAudit(saved, careTracking, 'threshold_changed');
  },
};
