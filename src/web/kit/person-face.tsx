import { Avatar } from '@mantine/core';
import { usePortrait } from './portraits.ts';
import { initialsOf } from './session.ts';

/** A photo where there is one, the initials where there is none. The name always stands beside it. */
export function PersonFace({ name, photo, size = 40 }: { name: string; photo?: unknown; size?: number }) {
  const address = usePortrait(typeof photo === 'string' ? photo : null);
  return <Avatar src={address} size={size} radius="xl" color="brand" variant="light" styles={{ placeholder: { background: 'var(--face, var(--brand-tint))', color: 'var(--brand)' } }} alt="" aria-hidden imageProps={{ 'data-photo': true } as object}>{initialsOf(name)}</Avatar>;
}
