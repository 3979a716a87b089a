/** Whether somebody has not read a plan or risk since it was approved: what they read before is another version. */
export const unreadBy = (row: string, staff: string): string =>
  `not exists (select 1 from jsonb_array_elements(${row}.acknowledged_by) a where (a ->> 'staff')::uuid = ${staff} and (${row}.approved_at is null or (a ->> 'at')::timestamptz >= ${row}.approved_at))`;
