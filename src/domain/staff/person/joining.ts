import { plainText } from '../../kit/names/plain-text.ts';
import type { Role } from '../../kit/vocabulary/permissions.ts';
import { vettingGaps } from './staff-vetting.ts';

/** What an account is given for a job unless somebody says otherwise. Who has no part in care is given nothing by itself. */
export const usualGroups: Readonly<Record<string, Role>> = {
  manager: 'manager',
  deputy: 'manager',
  senior: 'senior',
  nurse: 'senior',
  support_worker: 'carer',
  night_worker: 'carer',
};

const plain = (name: string): string => plainText(name).replace(/[^a-z0-9]/g, '');

/** `ann.moss`: what people guess first. Empty while there is no name. */
export function usualUsername(first: string | null | undefined, last: string | null | undefined): string {
  const parts = [plain(first ?? ''), plain(last ?? '')].filter(Boolean);
  return parts.length === 2 ? parts.join('.') : '';
}

type Joining = Parameters<typeof vettingGaps>[0] & {
  readonly homes: readonly string[];
  readonly is_superuser: boolean;
};

/** Who runs the system works in all houses and in none. */
export const lacksHouse = ({ homes, is_superuser }: Pick<Joining, 'homes' | 'is_superuser'>): boolean =>
  homes.length === 0 && !is_superuser;
export const houseNeeded = 'A house is needed before someone starts.';

/** What is still missing before somebody works with residents, each as a sentence. */
export const missingToWork = (person: Joining): readonly string[] => [
  ...(lacksHouse(person) ? [houseNeeded] : []),
  ...Object.values(vettingGaps(person)),
];
