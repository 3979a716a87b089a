import type { AnyRecord, Circumstances, Entity } from '#domain/kit/vocabulary/entity.ts';
import { defaultSettings, usualZone } from '#domain/kit/vocabulary/home-settings.ts';
import { startValues } from '#domain/kit/vocabulary/parse.ts';

export const sundayMorning = '2026-03-01T09:00:00.000Z';

/** A record as its form opens, with the given fields filled in. */
export const filled = (entity: Entity, given: Readonly<Record<string, unknown>> = {}): AnyRecord => ({
  id: '01960000-0000-7000-8000-000000000001',
  version: 1,
  created_at: sundayMorning,
  created_by: null,
  updated_at: sundayMorning,
  updated_by: null,
  is_deleted: false,
  deleted_at: null,
  deleted_by: null,
  deletion_reason: null,
  warning_codes: [],
  ...startValues(entity.fields, sundayMorning, sundayMorning.slice(0, 10)),
  ...given,
});

/** A quiet Sunday morning in a house with the usual settings. */
export const circumstances = (given: Partial<Circumstances> = {}): Circumstances => ({
  act: given.before ? 'change' : 'create',
  now: sundayMorning,
  zone: usualZone,
  settings: defaultSettings,
  service: null,
  actor: null,
  shift: null,
  resident: null,
  last: null,
  before: null,
  ...given,
});
