import { home } from '../../homes/home.ts';
import { homeSettingsFields } from '../../kit/vocabulary/home-settings-fields.ts';
import { planStarter } from '../../plans/starters/plan-starter.ts';
import { rotaTemplate } from '../../rota/copying/rota-template.ts';
import { shiftsRead } from '../cells/shifts-read.ts';
import { importKind, type ImportKind } from './import-kind.ts';

export const shiftPatternKind = importKind({
  entity: rotaTemplate,
  label: 'Shift patterns',
  one: 'shift pattern',
  help: 'Each line is a pattern of weeks. Its shifts stand in one column: “2 Early 07:30 to 15:00; 1 Waking night 21:45 to 07:45”.',
  fields: ['name', 'weeks', 'shifts'],
  near: { name: ['pattern', 'template'], shifts: ['posts'] },
  completes: (texts) => ({ ...texts, shifts: shiftsRead(texts['shifts'] ?? '', Number(texts['weeks'] || 1)) }),
  knownBy: [['name']],
});

export const planStarterKind = importKind({
  entity: planStarter,
  label: 'Plan starters',
  one: 'plan starter',
  help: 'Each line is a plan to begin with. What staff do stands in one cell, a step on each line.',
  fields: ['domain', 'title', 'need', 'goal', 'measure', 'actions'],
  near: { domain: ['area', 'domain'], actions: ['actions', 'steps'], need: ['need'] },
  knownBy: [['title']],
});

/** Its one line is the house, and its columns are the settings that fit into a cell. */
export const settingsKind: ImportKind = {
  entity: home,
  within: 'settings',
  label: 'House settings',
  one: 'setting',
  help: 'What is left out stays as it is.',
  fields: Object.entries(homeSettingsFields).flatMap(([name, { kind }]) => (kind === 'parts' ? [] : [name])),
  // What the house lacks besides is not asked about here.
  confirmed: ['no_registered_manager'],
  knownBy: [],
};
