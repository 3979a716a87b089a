/** One change as other screens receive it: which record and where, never its content. */
export interface ChangeEvent {
  readonly entity: string;
  readonly id: string;
  readonly version: number;
  readonly home: string | null;
  readonly resident: string | null;
}
