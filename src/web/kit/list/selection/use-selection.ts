import { useCallback, useMemo, useState } from 'react';

/** Which lines of a list somebody has chosen; nothing while they do not choose at all. */
export interface Selection {
  readonly chosen: ReadonlySet<string>;
  choose(ids: readonly string[], isChosen: boolean): void;
}

const nobody: ReadonlySet<string> = new Set();

interface Selecting {
  /** Null while nobody chooses. */
  readonly selection: Selection | null;
  begin(): void;
  end(): void;
}

/** Choosing lines of a list, begun by a button so that it takes no room from whoever only reads. */
export function useSelection(): Selecting {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const choose = useCallback(
    (ids: readonly string[], isChosen: boolean) =>
      setChosen((now) => {
        const next = new Set(now);
        for (const id of ids)
          if (isChosen) next.add(id);
          else next.delete(id);
        return next;
      }),
    [],
  );
  const selection = useMemo(() => chosen && { chosen, choose }, [chosen, choose]);
  return { selection, begin: () => setChosen(nobody), end: () => setChosen(null) };
}
