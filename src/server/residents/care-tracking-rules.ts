import { careTracking, type CareTracking } from '#domain/residents/monitoring/care-tracking.ts';
import { rulesFor } from '../kit/context/record-context.ts';
import { writeAudit } from '../kit/history/write-audit.ts';

const charts = Object.entries(careTracking.fields).flatMap(([name, field]) => (field.kind === 'yesNo' ? [name] : []));

const watchedIn = (record: CareTracking | null): ReadonlySet<string> =>
  new Set(Object.entries(record ?? {}).flatMap(([name, value]) => (value === true ? [name] : [])));

const figuresIn = (record: CareTracking | null): string => JSON.stringify(record?.thresholds ?? []);

/** The history says which chart began or ended to be watched, and not only that something changed. */
export const careTrackingRules = rulesFor(careTracking, {
  async after(saved) {
    const [watched, before] = [watchedIn(saved.record), watchedIn(saved.before)];
    for (const chart of charts) {
      const isOn = watched.has(chart);
      if (isOn !== before.has(chart))
        await writeAudit(saved, careTracking, isOn ? 'tracking_on' : 'tracking_off', chart);
    }
    if (figuresIn(saved.record) !== figuresIn(saved.before)) await writeAudit(saved, careTracking, 'threshold_changed');
  },
});
