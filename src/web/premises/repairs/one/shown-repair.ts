import type { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import type { Stored } from '../../../kit/state/stored-record.ts';

/** One repair as its page has read it. */
export type ShownRepair = Stored<typeof repairRecord>;
