import type { complaint } from '#domain/complaints/complaint.ts';
import type { Stored } from '../../kit/state/stored-record.ts';

/** One complaint as its page has read it. */
export type ShownComplaint = Stored<typeof complaint>;
