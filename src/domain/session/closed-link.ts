/** A link of a letter or a card that opens nothing any more. */
export interface ClosedLink {
  readonly kind: 'reset' | 'invitation' | 'first_superuser';
  /** A password was set by it, or a newer one has taken its place. */
  readonly is_used_up: boolean;
  readonly has_password: boolean;
  /** Null where it is not known who made it. */
  readonly made_by: string | null;
}

const again = {
  reset: 'Ask for a new link on the sign-in page.',
  first_superuser: 'Start Hearth again: as long as nobody has come in, each start prints a new link.',
} as const;

/** Why a link does not open, and who can help: null is a link that nobody made, or that was cleared away. */
export function closedWords(link: ClosedLink | null, isCard: boolean): string {
  if (!link)
    return isCard
      ? 'No card has this code: compare each letter. A card opens once, for three days; the manager of your house prints a new one.'
      : `This link has been used or is too old, or it is not complete. ${again.reset}`;
  const { kind, is_used_up, has_password, made_by } = link;
  if (kind !== 'invitation') return `This link has been used or is too old. ${again[kind]}`;
  const helper = made_by ?? 'the manager of your house';
  if (has_password)
    return `This invitation has been used: a password is set. Sign in with it; if it was not you who set it, tell ${helper} at once.`;
  return is_used_up
    ? `A newer invitation has taken the place of this one. Use the newer one, or ask ${helper} for another.`
    : `This invitation is too old: it was open for three days. Ask ${helper} for a new one.`;
}
