import { home } from '#domain/homes/home.ts';
import { afterSaveOf, type Area } from '../kit/area/area.ts';
import { dailyDigest } from './digest/daily-digest.ts';
import { sweepOnSave } from './sweep/sweep-on-save.ts';
import { sweepHomes } from './sweep/sweep-homes.ts';
import { declareAlertRules } from './tuning/alert-rules.ts';
import { declareBackTest } from './tuning/back-test.ts';
import { auditThresholds } from './tuning/threshold-history.ts';

/** Finds what is late or dangerous in a house, tells the right people, and clears what was answered. */
export const alerts: Area = {
  afterSave: [afterSaveOf(home, auditThresholds)],
  calls: [declareAlertRules, declareBackTest],
  jobs: [sweepHomes],
  letterJobs: [dailyDigest],
  background: sweepOnSave,
};
