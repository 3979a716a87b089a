import { figuresOf } from '#domain/alerts/engine/figures-of.ts';
import { home, type Home } from '#domain/homes/home.ts';
import { settingChanges } from '../../homes/home-rules.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import type { SavedRecord } from '../../kit/context/record-context.ts';
import type { AlertRules } from '../../kit/alerts/alert-rules.ts';

/** What a rule goes by: the figures its sentence names, and whether it is on at all. */
const figures = ({ cards }: AlertRules): ReadonlySet<string> =>
  new Set(['rules_off', ...[...cards.values()].flatMap((card) => figuresOf(card))].map((name) => `settings.${name}`));

/** A house that turns a figure of an alert rule finds that in its history under a name of its own. */
export async function auditThresholds(saved: SavedRecord<Home>): Promise<void> {
  const { context, tx, actor, now, record } = saved;
  const own = figures(context.alertRules);
  const changes = settingChanges(saved).filter(({ field }) => own.has(field));
  if (changes.length > 0)
    await writeHistory(tx, {
      at: now,
      actor,
      action: 'threshold_changed',
      entity: home.name,
      object_id: record.id,
      object_version: record.version,
      home: record.id,
      changes,
    });
}
