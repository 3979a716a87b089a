import { VisuallyHidden } from '@mantine/core';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { closeRecording, typedAhead, type Recording } from '../../kit/state/recording.ts';

/** What the sheet will ask for first; null where it begins with nothing to type. */
function firstField(asked: Recording): string | null {
  if (asked.way === 'line') return 'One line';
  return asked.way === 'sheet' && !asked.resident ? 'Who is it about?' : null;
}

// The page behind stays where it is.
const takeFocus = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true });

/** Takes the keys while the code of the sheet is on its way: otherwise they would go to the page behind. */
export function TypedAhead({ asked }: { asked: Recording }) {
  const label = firstField(asked);
  return (
    label && (
      <VisuallyHidden>
        <input
          aria-label={label}
          autoComplete="off"
          ref={takeFocus}
          onInput={(event) => typedAhead.set(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && closeRecording()}
        />
      </VisuallyHidden>
    )
  );
}

/** What was typed ahead, for the first field of a sheet to begin with. */
export function useTypedAhead(field: RefObject<HTMLInputElement | null>): string {
  const ahead = typedAhead.use();
  const [typed] = useState(ahead);
  useLayoutEffect(() => {
    // Not when the dialog gets to it, a moment later: keys in between would go nowhere.
    takeFocus(field.current);
    field.current?.setSelectionRange(typed.length, typed.length);
    typedAhead.set('');
  }, [field, typed]);
  return typed;
}
