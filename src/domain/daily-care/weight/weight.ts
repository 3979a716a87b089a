import type { RecordOf } from '../../kit/vocabulary/entity.ts';
import { careEntry } from '../../kit/traits/care-entry.ts';
import { entity } from '../../kit/vocabulary/entity.ts';
import { choice, decimal, explained, must, ref, yesNo } from '../../kit/vocabulary/fields.ts';
import { careRecording, lastDays } from '../../kit/vocabulary/permissions.ts';
import { signs } from '../../kit/vocabulary/computed-columns.ts';
import { needsReweigh } from './weight-change.ts';

export const weight = entity({
  name: 'weight',
  labels: { one: 'Weight', many: 'Weights' },
  purpose: 'What somebody weighs, so that nobody loses or gains unseen.',
  title: ['occurred_at', 'weight_kg'],
  belongsTo: 'resident',
  extends: careEntry,
  access: careRecording,
  narrower: lastDays(7),
  fields: {
    outcome: must(
      choice('Outcome', {
        options: { measured: 'Measured', declined: 'Chose not to', unable: 'Unable' },
        default: 'measured',
      }),
    ),
    // Under 20 kg is a typing error: adults in our homes weigh more.
    weight_kg: must(
      decimal('Weight', {
        unit: 'kg',
        min: 20,
        max: 300,
        places: 1,
        when: { outcome: ['measured'] },
        help: 'Without the wheelchair and its cushion.',
      }),
    ),
    method: must(
      choice('Method', {
        options: {
          standing: 'Standing',
          chair: 'Chair',
          wheelchair: 'Wheelchair',
          hoist: 'Hoist',
          bed: 'Bed',
          estimated: 'Estimated',
        },
        default: 'standing',
      }),
    ),
    wheelchair_tare_kg: explained(
      'wheelchair_tare_kg',
      must(
        decimal('Weight of the wheelchair', {
          unit: 'kg',
          min: 0.1,
          max: 250,
          places: 1,
          when: { method: ['wheelchair'] },
        }),
      ),
    ),
    clothing: choice('Clothing', {
      options: { light: 'Light', day: 'Day clothes', heavy: 'Heavy', none_stated: 'Not stated' },
      default: 'light',
    }),
    scale_asset: ref('Scales', { to: 'house_asset' }),
    height_cm: decimal('Height', { unit: 'cm', min: 100, max: 230, places: 1 }),
    ulna_cm: explained('ulna_cm', decimal('Ulna length', { unit: 'cm', min: 15, max: 40, places: 1 })),
    // Surrey malnutrition pathway for care homes.
    muac_cm: decimal('Upper arm', {
      unit: 'cm',
      min: 10,
      max: 60,
      places: 1,
      help: 'Under 23.5 cm suggests a BMI below 20.',
    }),
    oedema_or_cast: explained('oedema_or_cast', must(yesNo('Swelling or a cast', { default: false }))),
    loss_is_planned: explained('loss_is_planned', must(yesNo('Weight loss is planned', { default: false }))),
    linked_plan: must(ref('Plan that asks for it', { to: 'plan', when: { loss_is_planned: [true] } })),
    acute_disease_effect: explained(
      'acute_disease_effect',
      must(yesNo('Acutely ill with almost no intake for 5 days', { default: false })),
    ),
  },
  list: ['occurred_at', 'outcome', 'weight_kg', 'bmi', 'change_kg', 'pct_change_3m', 'nutrition', 'recorded_by'],
  computed: {
    bmi: { shownAs: decimal('BMI', { min: 0, max: 300, places: 1 }), from: ['weight_kg', 'height_cm'] },
    change_kg: {
      shownAs: decimal('Since last', { unit: 'kg', min: -300, max: 300, places: 1, signed: true }),
      from: ['weight_kg'],
    },
    pct_change_3m: {
      shownAs: decimal('In 3 months', { unit: '%', min: -100, max: 1000, places: 1, signed: true }),
      from: ['weight_kg'],
    },
    nutrition: {
      shownAs: signs('Nutrition score'),
      from: ['weight_kg', 'height_cm', 'loss_is_planned', 'acute_disease_effect'],
    },
  },
  carries: ['method', 'height_cm', 'oedema_or_cast', 'loss_is_planned', 'acute_disease_effect'],
  listsDays: 7,
  looksAt: { last: ['weight_kg'] },
  warn: (w, { last }) =>
    w.weight_kg !== null && typeof last?.weight_kg === 'number' && needsReweigh(w.weight_kg, last.weight_kg)
      ? { weight_kg: ['reweigh', `Last time it was ${last.weight_kg} kg. Weigh again?`] }
      : {},
});
export type Weight = RecordOf<typeof weight>;
