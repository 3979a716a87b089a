import { expect, test } from 'vitest';
import { defaultSettings } from '../../kit/vocabulary/home-settings.ts';
import type { OpenAlerts } from './alert-rule.ts';
import { figuresOf } from './figures-of.ts';
import { fluidAlerts } from '../rules/care/fluid-alerts.ts';
import type { FoundAlert } from './reconcile.ts';
import { replay } from './replay.ts';
import { wantsRetuning } from './rule-sheet.ts';

const found = (resident: string): FoundAlert => ({
  code: 'FL-1',
  resident,
  object: null,
  severity: 'low',
  saw: 'Behind.',
  answeredByPlan: false,
});

test('what goes on is counted once, and what comes back is counted again', () => {
  const days = [[found('ann')], [found('ann'), found('ben')], [], [found('ann')]];
  expect(replay(days.map((day) => () => day)).map(({ resident }) => resident)).toEqual(['ann', 'ben', 'ann']);
});

test('a rule that ends later than it begins knows what would be open', () => {
  const asked: boolean[] = [];
  const listen =
    (findings: readonly FoundAlert[]) =>
    ({ isOpen }: OpenAlerts) => {
      asked.push(isOpen('FL-1', 'ann'));
      return findings;
    };
  replay([listen([found('ann')]), listen([]), listen([])]);
  expect(asked).toEqual([false, true, false]);
});

test('the figures of a rule are those its sentence names', () => {
  const pace = fluidAlerts.find(({ code }) => code === 'FL-1');
  expect(pace && figuresOf(pace)).toEqual(['fluid_pace_time', 'fluid_pace_pct']);
  expect(figuresOf({ says: () => 'Nothing to turn.' })).toEqual([]);
  expect(defaultSettings.fluid_pace_pct).toBe(40);
});

test('a rule that is mostly dismissed asks to be looked at, once it has spoken often enough', () => {
  expect(wantsRetuning({ fired: 10, acted: 1, dismissed: 7 })).toBe(true);
  expect(wantsRetuning({ fired: 10, acted: 1, dismissed: 6 })).toBe(false);
  expect(wantsRetuning({ fired: 3, acted: 0, dismissed: 3 })).toBe(false);
});
