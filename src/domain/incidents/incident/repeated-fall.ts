/** What stands around a fall that is to be closed. */
interface FallFollowUp {
  /** Checks and follow-ups of this incident that are neither done nor skipped. */
  readonly open_checks: number;
  /** Falls of this resident in the days the house looks back, this one among them. */
  readonly falls: number;
  readonly days: number;
  /** The reviewer has said what the earlier ones show, or named a risk or a plan that was updated, or a follow-up has been answered. */
  readonly is_reviewed: boolean;
}

/**
 * Why an incident cannot be closed yet without a reason: its checks are open, or it is one fall of several and nobody
 * has looked at them together. Null where nothing speaks against it.
 */
export function repeatedFall({ open_checks, falls, days, is_reviewed }: FallFollowUp, least: number): string | null {
  if (falls < least) return null;
  const all = `${falls} falls in ${days} days.`;
  const checks =
    open_checks > 0
      ? ` ${open_checks === 1 ? '1 check or follow-up is' : `${open_checks} checks or follow-ups are`} open: do them or say why not.`
      : '';
  const review = is_reviewed
    ? ''
    : ' Nobody has written what the earlier falls show, or which risk or plan was updated.';
  return checks || review ? `${all}${checks}${review} Or say why it is closed all the same.` : null;
}
