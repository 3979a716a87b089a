import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';

interface Typed {
  /** As it is stored, or as far as it is typed. */
  value: string;
  /** How a value is written once it was understood. */
  shown(value: string): string;
  /** What is meant by these words; null while they mean nothing yet. */
  read(typed: string): string | null;
  onChange(value: string | null): void;
  /** It can be understood already, but more is likely to follow: handed on as typed until the field is left. */
  isBeginning?(typed: string): boolean;
  /**
   * Handed on when the field is left or Enter is pressed, not with every letter: for a value that opens another page.
   */
  isLate?: boolean;
}

/**
 * Words stay as they are typed until the field is left or Enter is pressed; then they are written as they were
 * understood.
 */
export function useTyped({ value, shown, read, onChange, isBeginning = () => false, isLate = false }: Typed) {
  const [typing, setTyping] = useState<string | null>(null);
  const meant = (typed: string) => (typed.trim() === '' ? null : (read(typed) ?? typed));
  function settle() {
    if (typing === null) return;
    setTyping(null);
    if ((meant(typing) ?? '') !== value) onChange(meant(typing));
  }
  return {
    /** Drops what is typed, because a value was chosen in another way, such as in a calendar. */
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
