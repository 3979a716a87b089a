import { useEffect, useEffectEvent } from 'react';
import { focusField } from '../../kit/form/focus-field.ts';
import type { Outcome } from '../../kit/saving/use-saving.ts';

interface Refused {
  outcome: Outcome | null;
  errors: Readonly<Record<string, string>>;
  prefix: string;
  isShort: boolean;
  onWhole(): void;
}

/** A refused save leads to the field it is about; one that a quick entry does not show opens the whole pad. */
export function useFocusWrong({ outcome, errors, prefix, isShort, onWhole }: Refused): void {
  const lead = useEffectEvent(() => {
    const wrong = Object.keys(errors)
      .filter((name) => errors[name])
      .map((name) => `${prefix}-${name}`);
    if (wrong.length > 0 && !focusField(...wrong) && isShort) onWhole();
  });
  useEffect(() => {
    if (outcome?.kind === 'failed') lead();
  }, [outcome, isShort]);
}
