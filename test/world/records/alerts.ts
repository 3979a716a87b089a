import type { AlertRule, Finding, AlertContext } from '#domain/alerts/engine/alert-rule.ts';
import { defaultSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { localDay } from '#domain/kit/time/time.ts';

/** An hour in a house with the usual settings; `stands` says whether the rule's alert is open already, and nobody has answered it. */
export const alertContextAt = (now: string, stands = false): AlertContext => ({
  now,
  today: localDay(now, 'Europe/London'),
  zone: 'Europe/London',
  settings: defaultSettings,
  isOpen: () => stands,
  openSince: () => (stands ? '2000-01-01T00:00:00Z' : null),
  waitingSince: () => (stands ? '2000-01-01T00:00:00Z' : null),
});

/** What one rule of a rule set finds. */
export function whatIsFound<Facts>(
  rules: readonly AlertRule<Facts>[],
  code: string,
  facts: Facts,
  at: AlertContext,
): readonly Finding[] {
  const rule = rules.find((one) => one.code === code);
  if (!rule) throw new Error(`There is no rule ${code}`);
  return rule.find(facts, at);
}
