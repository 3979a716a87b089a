interface Account {
  readonly id: string;
  readonly is_active?: unknown;
  readonly is_superuser?: unknown;
}

/** Open accounts that are no superuser's and not one's own; where the answer does not say, it is left alone. */
export const closable = <A extends Account & Record<string, unknown>>(people: readonly A[], me: string): A[] =>
  people.filter(({ id, is_active, is_superuser }) => id !== me && is_active === true && is_superuser === false);
