/** One place where somebody is signed in, as they see it themselves. */
export interface OwnSession {
  readonly id: string;
  readonly device: string;
  readonly ip: string;
  readonly created_at: string;
  /** When somebody last typed or tapped there. */
  readonly active_at: string;
  readonly home_name: string | null;
  readonly is_locked: boolean;
  /** The one that asks. */
  readonly is_this: boolean;
}
