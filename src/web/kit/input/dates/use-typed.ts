import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';

interface Typed {
  /** As it is stored, or as far as it is typed. */
  value: string;
  /** How a value is written once it was understood. */
  shown(value: string): string;
  /** What is meant by these words; null while they mean nothing yet. */
  read(typed: string): string | null;
  onChange(value: string | null): void;
  /** Means something already, and yet is likely the beginning of something else: handed on as typed until the hand moves on. */
  isBeginning?(typed: string): boolean;
  /** Said once the hand moves on, not with every letter: what follows from it is a journey, not a form. */
  isLate?: boolean;
}

/** Words stay as they are typed until the hand moves on; then they are written as they were understood. */
export function useTyped({ value, shown, read, onChange, isBeginning = () => false, isLate = false }: Typed) {
  const [typing, setTyping] = useState<string | null>(null);
  const meant = (typed: string) => (typed.trim() === '' ? null : (read(typed) ?? typed));
  function settle() {
    if (typing === null) return;
    setTyping(null);
    if ((meant(typing) ?? '') !== value) onChange(meant(typing));
  }
  return {
    /** Another way of choosing takes the place of what is typed. */
    forget: () => setTyping(null),
    input: {
      value: typing ?? shown(value),
      autoComplete: 'off',
      inputMode: 'numeric' as const,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const typed = event.currentTarget.value;
        setTyping(typed);
        if (!isLate) onChange(isBeginning(typed) ? typed : meant(typed));
      },
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
      onBlur: settle,
      onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && settle(),
    },
  };
}
