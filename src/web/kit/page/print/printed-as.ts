import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { useLayoutEffect } from 'react';

type Shown = readonly [entity: string, id: string];

/** What is in view now, the innermost last. */
const shown: Shown[] = [];

/**
 * Paper of the page is paper of this record, whatever its address names: a resident's page may show an incident of theirs.
 * Before the browser paints: what can be seen can be printed as what it is.
 */
export function usePrintedAs({ name }: Entity, id: string | null): void {
  useLayoutEffect(() => {
    if (id === null) return undefined;
    const one: Shown = [name, id];
    shown.push(one);
    return () => void shown.splice(shown.indexOf(one), 1);
  }, [name, id]);
}

export const printedAs = (): Shown | null => shown.at(-1) ?? null;
