/** Closing accounts together can be undone for as long. */
export const restoreDays = 30;

/** An account that a superuser could close, with what that would mean. */
export interface ClosableAccount {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly photo: string | null;
  readonly last_login: string | null;
  /** Shifts from now on. */
  readonly open_shifts: number;
  /** Lines of the history that say they wrote something. */
  readonly authored: number;
}

/** Accounts that were closed together. */
export interface AccountClosing {
  readonly id: string;
  readonly closed_at: string;
  readonly closed_by: string;
  readonly reason: string;
  readonly restored_at: string | null;
  readonly restored_by: string | null;
  readonly people: readonly { readonly id: string; readonly name: string; readonly is_active: boolean }[];
}
