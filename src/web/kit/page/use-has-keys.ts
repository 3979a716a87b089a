import { useMediaQuery } from '@mantine/hooks';

/** Where there is a mouse there is a keyboard. Which keys do it means nothing to a finger. */
export const useHasKeys = (): boolean =>
  useMediaQuery('(hover: hover) and (pointer: fine)', undefined, { getInitialValueInEffect: false });
