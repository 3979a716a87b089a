import { figuresOf } from '#domain/alerts/engine/figures-of.ts';
import { home, type Home } from '#domain/homes/home.ts';
import { settingChanges } from '../../homes/home-rules.ts';
import { writeHistory } from '../../kit/context/audit-entry.ts';
import type { SavedRecord } from '../../kit/context/record-context.ts';
import { ruleCards } from '../sweep/rule-sets.ts';

/** What a rule goes by: the figures its sentence names, and whether it is on at all. */
const figures: ReadonlySet<string> = new Set(
  ['rules_off', ...[...ruleCards.values()].flatMap((card) => figuresOf(card))].map((name) => `settings.${name}`),
);

/** A house that turns a figure of an alert rule finds that in its history under a name of its own. */
export async function auditThresholds(saved: SavedRecord<Home>): Promise<void> {
  const { tx, actor, now, record } = saved;
  const changes = settingChanges(saved).filter(({ field }) => figures.has(field));
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
