import type { Job } from '../context/job.ts';
import type { AreaRules, EntryContext, SavedRecord } from '../context/record-context.ts';
import type { Parts } from '../runtime/parts.ts';
import type { AfterSave, Area } from './area.ts';

/** All areas as one: what the application is built from. */
export interface ComposedAreas extends Required<Pick<Area, 'rules' | 'calls' | 'beforeEntry'>> {
  readonly replacedCalls: ReadonlySet<string>;
  /** Those that send letters are left out where there is no mail server. */
  jobsWith(parts: Parts): readonly Job[];
  readonly background: readonly NonNullable<Area['background']>[];
}

export function composeAreas(areas: readonly Area[]): ComposedAreas {
  return {
    rules: rulesOf(areas),
    calls: areas.flatMap(({ calls = [] }) => calls),
    replacedCalls: new Set(areas.flatMap(({ replacedCalls = [] }) => replacedCalls)),
    jobsWith(parts) {
      const letters = parts.settings.smtpUrl ? areas.flatMap(({ letterJobs = [] }) => letterJobs) : [];
      return [...areas.flatMap(({ jobs = [] }) => jobs), ...letters.map((job) => job(parts))];
    },
    async beforeEntry(entry: EntryContext) {
      for (const area of areas) await area.beforeEntry?.(entry);
    },
    background: areas.flatMap(({ background }) => (background ? [background] : [])),
  };
}

/** The rules of each kind of record, with what areas do after its save, in the order of the areas. */
function rulesOf(areas: readonly Area[]): Readonly<Record<string, AreaRules>> {
  const rules: Record<string, AreaRules> = Object.assign({}, ...areas.map((area) => area.rules ?? {}));
  for (const { afterSave = {} } of areas)
    for (const [entity, then] of Object.entries(afterSave)) rules[entity] = followedBy(rules[entity] ?? {}, then);
  return rules;
}

const followedBy = (rules: AreaRules, then: AfterSave): AreaRules => ({
  ...rules,
  async after(saved: SavedRecord) {
    await rules.after?.(saved);
    await then(saved);
  },
});
