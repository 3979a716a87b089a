import type { HomeSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { localDay } from '#domain/kit/time/time.ts';
import { settingsFor, type OwnThreshold } from '#domain/residents/monitoring/own-thresholds.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import type { SweepContext } from '../../kit/alerts/rule-set.ts';
import { living } from '../../kit/alerts/living.ts';
import { NamedStatement } from '../../kit/schema/named-statement.ts';

const ownFigures = new NamedStatement(
  `select k.resident, k.thresholds from care_tracking k join resident p on p.id = k.resident where ${living} and not k.is_deleted and jsonb_array_length(k.thresholds) > 0`,
);

/** A house at an hour, with its settings; `figures` are tried in the place of its own. */
export async function sweepContext(
  context: Pick<RecordContext, 'homes'>,
  at: Pick<SweepContext, 'db' | 'home' | 'resident' | 'now'>,
  figures: Partial<HomeSettings> = {},
): Promise<SweepContext> {
  const { settings: given, zone } = await context.homes.factsOf(at.db, at.home);
  const settings = { ...given, ...figures };
  const rows = await ownFigures.run<{ resident: string; thresholds: readonly OwnThreshold[] }>(at.db, {
    home: at.home,
    resident: at.resident,
  });
  const own = new Map(rows.map(({ resident, thresholds }) => [resident, settingsFor(settings, thresholds)]));
  return { ...at, today: localDay(at.now, zone), zone, settings, own };
}
