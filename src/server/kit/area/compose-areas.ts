import { alertRulesOf, type AlertRules } from '../alerts/alert-rules.ts';
import type { Job } from '../context/job.ts';
import type { AreaRules, EntryContext, RecordContext, SavedRecord } from '../context/record-context.ts';
import type { AppDependencies } from '../runtime/app-dependencies.ts';
import type { Area, Prepare } from './area.ts';

/** All areas as one: what the application is built from. */
interface ComposedAreas extends Required<Pick<Area, 'calls' | 'beforeEntry'>> {
  readonly rules: RecordContext['rules'];
  readonly alertRules: AlertRules;
  readonly replacedCalls: ReadonlySet<string>;
  readonly jobs: readonly Job[];
  /** Jobs made of what the node was started with; those that send letters only where there is a mail server. */
  nodeJobs(parts: AppDependencies, context: RecordContext): readonly Job[];
  readonly prepareFirst: readonly Prepare[];
  readonly prepare: readonly Prepare[];
  readonly background: readonly NonNullable<Area['background']>[];
}

export function composeAreas(areas: readonly Area[]): ComposedAreas {
  // Every save awaits these one after the other, so areas without a step are left out once and for all.
  const beforeEntry = areas.flatMap((area) => (area.beforeEntry ? [area.beforeEntry] : []));
  return {
    rules: rulesOf(areas),
    alertRules: alertRulesOf(
      areas.flatMap(({ alertRules = [] }) => alertRules),
      areas.flatMap(({ urgent = [] }) => urgent.map(({ name }) => name)),
    ),
    calls: areas.flatMap(({ calls = [] }) => calls),
    replacedCalls: new Set(areas.flatMap(({ replacedCalls = [] }) => replacedCalls)),
    jobs: areas.flatMap(({ jobs = [] }) => jobs),
    nodeJobs: (parts, context) =>
      areas.flatMap(({ nodeJobs = [], letterJobs = [] }) => [
        ...nodeJobs.map((job) => job(parts, context)),
        ...(parts.settings.smtpUrl ? letterJobs.map((job) => job(parts)) : []),
      ]),
    async beforeEntry(entry: EntryContext) {
      for (const step of beforeEntry) await step(entry);
    },
    prepareFirst: areas.flatMap(({ prepareFirst }) => (prepareFirst ? [prepareFirst] : [])),
    prepare: areas.flatMap(({ prepare }) => (prepare ? [prepare] : [])),
    background: areas.flatMap(({ background }) => (background ? [background] : [])),
  };
}

/** The rules by the names of their entities, with what areas do after a save, in the order of the areas. */
function rulesOf(areas: readonly Area[]): RecordContext['rules'] {
  const rules: Record<string, AreaRules> = Object.fromEntries(
    areas.flatMap((area) => (area.rules ?? []).map((one) => [one.entity.name, one.rules])),
  );
  for (const { afterSave = [], afterRemoval = [] } of areas) {
    for (const { entity, after } of afterSave) rules[entity.name] = followedBy(rules[entity.name], 'after', after);
    for (const { entity, after } of afterRemoval)
      rules[entity.name] = followedBy(rules[entity.name], 'afterRemoval', after);
  }
  return rules;
}

const followedBy = (
  rules: AreaRules = {},
  when: 'after' | 'afterRemoval',
  then: (saved: SavedRecord) => Promise<void>,
): AreaRules => ({
  ...rules,
  async [when](saved: SavedRecord) {
    await rules[when]?.(saved);
    await then(saved);
  },
});
