import type { Circumstances, Entity } from '#domain/kit/vocabulary/entity.ts';
import { useHouseClock } from '../house/house-clock.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import type { StoredRecord } from '../state/stored-record.ts';
import { useAuth, useSelectedHome } from '../state/store.ts';
import { useHomeSettings } from '../house/use-home-settings.ts';

const only = (record: RecordValues, names: readonly string[]): RecordValues =>
  Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]));

/** What the rules may look at, as far as the browser knows it. The server looks again with everything. */
export function useCircumstances(
  entity: Entity,
  resident: RecordValues | null,
): (before: StoredRecord | null) => Circumstances {
  const clock = useHouseClock();
  const home = useSelectedHome();
  const settings = useHomeSettings();
  const { user } = useAuth();
  return (before) => ({
    act: before ? 'change' : 'create',
    now: clock.now(),
    zone: clock.zone,
    settings,
    service: home?.service_type ?? null,
    actor: user?.id ?? null,
    shift: null,
    resident: resident && entity.looksAt.resident ? only(resident, entity.looksAt.resident) : null,
    last: null,
    before,
  });
}
