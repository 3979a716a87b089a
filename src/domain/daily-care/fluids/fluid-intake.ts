import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { careEntry } from '../../kit/traits/care-entry.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import { choice, explained, must, readOnly, whole } from '../../kit/vocabulary/fields.ts';
import { careRecording, lastDays } from '../../kit/vocabulary/permissions.ts';
import { aboutDrinking, fluidComplaints, fluidWarnings } from './fluid-rules.ts';
import { fluidOutcome } from './fluid-outcome.ts';
import { supportLevel } from '../support-level.ts';

const taken = { direction: ['intake'] } as const;
const passed = { direction: ['output'] } as const;

export const fluidIntake = entity({
  name: 'fluid_intake',
  labels: { one: 'Fluid', many: 'Fluids' },
  purpose: 'What somebody drank, against what they need in a day.',
  title: ['occurred_at', 'amount_ml'],
  belongsTo: 'resident',
  extends: careEntry,
  access: careRecording,
  narrower: lastDays(7),
  fields: {
    direction: must(choice('In or out', { options: { intake: 'Drink', output: 'Output' }, default: 'intake' })),
    fluid_type: must(
      choice('Drink', {
        options: {
          water: 'Water',
          tea: 'Tea',
          coffee: 'Coffee',
          squash: 'Squash',
          juice: 'Juice',
          milk: 'Milk',
          soup: 'Soup',
          jelly_icecream: 'Jelly or ice cream',
          supplement: 'Supplement',
          thickened: 'Thickened drink',
          alcohol: 'Alcohol',
          feed: 'Feed',
          other: 'Other',
        },
        default: 'water',
        when: taken,
      }),
    ),
    output_type: must(
      choice('What was passed', {
        options: {
          catheter_urine: 'Urine, catheter',
          measured_urine: 'Urine, measured',
          unmeasured_urine: 'Urine, not measured',
          vomit: 'Vomit',
          stoma: 'Stoma',
          drain: 'Drain',
          loose_stool: 'Loose stool',
        },
        when: passed,
      }),
    ),
    offered_ml: whole('Offered', {
      unit: 'ml',
      min: 0,
      max: 2000,
      when: taken,
      help: 'Left empty, it is what was drunk.',
    }),
    amount_ml: whole('Amount', {
      unit: 'ml',
      min: 0,
      max: 2000,
      mustWhen: taken,
      help: '0 if they chose not to drink.',
    }),
    route: explained(
      'route',
      must(
        choice('How it was taken', {
          options: { oral: 'By mouth', peg: 'PEG', ng: 'Nasal tube', subcutaneous: 'Under the skin' },
          default: 'oral',
          when: taken,
        }),
      ),
    ),
    thickness_level: explained(
      'iddsi',
      whole('Thickness level', {
        min: 0,
        max: 4,
        when: taken,
        help: '0 thin to 4 extremely thick. Needed when swallowing is difficult.',
      }),
    ),
    support_level: supportLevel(),
    urine_colour: whole('Urine colour', { min: 1, max: 8, when: passed, help: '1 pale to 8 dark.' }),
    outcome: readOnly(
      choice('Taken', {
        options: { all: 'All', most: 'Most', some: 'Some', chose_not_to: 'Chose not to' },
        when: taken,
      }),
    ),
  },
  listsDays: 7,
  list: ['occurred_at', 'direction', 'fluid_type', 'output_type', 'offered_ml', 'amount_ml', 'outcome', 'recorded_by'],
  carries: ['route', 'thickness_level', 'urine_colour'],
  filters: ['direction', 'fluid_type'],
  looksAt: { resident: aboutDrinking },
  check: fluidComplaints,
  warn: fluidWarnings,
  derive(fluid) {
    if (fluid.direction === 'output') return fluid.output_type === 'unmeasured_urine' ? { amount_ml: null } : {};
    if (fluid.amount_ml === null) return {};
    return {
      offered_ml: fluid.offered_ml ?? fluid.amount_ml,
      outcome: fluidOutcome(fluid.amount_ml, fluid.offered_ml),
    };
  },
});
export type FluidIntake = RecordOf<typeof fluidIntake>;
