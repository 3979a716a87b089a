import { useEffect, useState, type KeyboardEvent } from 'react';

interface ListKeys {
  /** The key of the line that Enter takes. */
  active: string | null;
  point(key: string): void;
  /** What makes the field the one from which the list is walked. */
  field: {
    role: 'combobox';
    'aria-expanded': boolean;
    'aria-controls': string;
    'aria-autocomplete': 'list';
    'aria-activedescendant'?: string;
    onKeyDown(event: KeyboardEvent): void;
  };
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + 5, count - 1),
  PageUp: (at) => Math.max(at - 5, 0),
};

/** The field keeps the focus while the arrows walk along the lines. A line that is still there stays chosen when others come. */
export function useListKeys(list: string, keys: readonly string[], take: (key: string) => void): ListKeys {
  const [pointed, setPointed] = useState<string | null>(null);
  const active = pointed !== null && keys.includes(pointed) ? pointed : (keys[0] ?? null);
  useEffect(() => {
    if (active && pointed) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active, pointed]);
  const onKeyDown = (event: KeyboardEvent) => {
    // While a letter is being put together, Enter belongs to the keyboard.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      return take(active);
    }
    const step = steps[event.key];
    if (!step || keys.length === 0) return;
    event.preventDefault();
    setPointed(keys[step(active ? keys.indexOf(active) : -1, keys.length)] ?? null);
  };
  const at = active ? { 'aria-activedescendant': active } : {};
  return {
    active,
    point: setPointed,
    field: {
      role: 'combobox',
      'aria-expanded': keys.length > 0,
      'aria-controls': list,
      'aria-autocomplete': 'list',
      ...at,
      onKeyDown,
    },
  };
}
