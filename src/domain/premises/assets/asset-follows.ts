interface Thing {
  readonly status: string;
  readonly condition: string;
}

const settled = ['verified', 'cancelled'];
const usable = ['in_use', 'in_store'];

/**
 * Where a thing goes with its repair: nobody uses it while the repair is open, and it comes back when somebody has
 * looked at the work. Null where it stays as it is; what is unsafe stays out of service until its condition says otherwise.
 */
export function assetFollows(repair: string, { status, condition }: Thing): 'under_repair' | 'in_use' | null {
  if (condition === 'unsafe') return null;
  if (settled.includes(repair)) return status === 'under_repair' ? 'in_use' : null;
  const isTaken = usable.includes(status) || (repair === 'in_progress' && status === 'out_of_service');
  return isTaken ? 'under_repair' : null;
}
