import { usePortrait } from './portraits.ts';
import { initialsOf, nameOf, type User } from './session.ts';
import css from './own-face.module.css';

/** Whoever is signed in, drawn: the name stands beside it. */
export function OwnFace({ user, size }: { user: User; size: number }) {
  const address = usePortrait(user.photo ?? null);
  if (address) return <img src={address} alt="" width={size} height={size} className={css['face']} data-photo />;
  return <span className={css['face']} style={{ width: size, height: size, fontSize: size * 0.4 }} data-initials={initialsOf(nameOf(user))} aria-hidden />;
}
