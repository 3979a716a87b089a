import { userHistory } from '#domain/staff/history/user-history.ts';
import { usualView, withView } from '../../kit/list/filters/use-list-view.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';

/** Where one sees who looked, from the history's own address: of a resident, of one record, or what stands out in the house. */
export function useLookPaths() {
  const list = useEntityPaths().list(userHistory.name) ?? '';
  const path = (asked: Readonly<Record<string, string>>) => `${list}?${new URLSearchParams(asked)}`;
  return {
    history: list,
    ofResident: (resident: string, days: Days = {}) => path({ view: 'looks', resident, ...days }),
    sheet: (resident: string, days: Days) => path({ view: 'look-sheet', resident, ...days }),
    patterns: path({ view: 'look-patterns' }),
    /** The lines themselves, as a list narrowed to them. */
    lines: (asked: Readonly<Record<string, string>>) =>
      `${list}?${withView(new URLSearchParams(), { ...usualView, asked })}`,
  };
}

interface Days extends Readonly<Record<string, string>> {}
