/** Whether somebody has still to read a plan or risk, as `isUnreadBy` says: what they read before its approval is another version. */
export const unreadBy = (row: string, staff: string): string =>
  `${row}.created_by is distinct from ${staff} and ${row}.approved_by is distinct from ${staff} and not exists (select 1 from jsonb_array_elements(${row}.acknowledged_by) a where (a ->> 'staff')::uuid = ${staff} and (${row}.approved_at is null or (a ->> 'at')::timestamptz >= ${row}.approved_at))`;
