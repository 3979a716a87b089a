/** Values by the names of their fields: a record, or what may become one. */
export type RecordValues = Readonly<Record<string, unknown>>;

export const isRecordValues = (value: unknown): value is RecordValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
