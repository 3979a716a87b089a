import type { SettingUpFacts } from '#domain/homes/setting-up.ts';

/** A house that has everything. */
export const readyHouse: SettingUpFacts = {
  has_manager: true,
  has_on_call: true,
  has_emergency: true,
  staff: 20,
  working: 18,
  not_signed_in: 0,
  residents: 12,
  monitored: 12,
  planned: 12,
  assessed: 12,
  shifts_ahead: 60,
  with_money: 10,
  assets: 30,
  first_checks: { due_now: 0, waiting: 0, next_by: null },
  stock: 40,
  backups: 1,
};

/** A house whose people are here, and little else. */
export const halfReadyHouse: SettingUpFacts = {
  ...readyHouse,
  monitored: 8,
  planned: 0,
  assessed: 0,
  shifts_ahead: 0,
  with_money: 0,
  assets: 0,
  stock: 0,
  backups: 0,
};
