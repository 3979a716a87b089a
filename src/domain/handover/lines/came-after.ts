import { byPriority, priorityOf, type ResidentPage } from './compose.ts';
import type { HandoverLine } from '../handover-line.ts';
import type { SheetAfter, SheetPerson } from './sheet.ts';

/**
 * Something its receivers cannot have read: a record that is new since, or one that was changed or withdrawn. What
 * stood there already is left out, and so is what a chart as a whole says, which is said of every hour.
 */
const isUnread = ({ source, mark, part }: HandoverLine): boolean =>
  source.id !== null && (mark === 'new' || (part === 'changed' && mark !== 'standing'));

interface Since {
  readonly since: string;
  readonly pages: readonly (Pick<ResidentPage, 'lines'> & { readonly person: SheetPerson })[];
  readonly house: readonly HandoverLine[];
}

/** What came after a handover was given, the residents first who need somebody most. */
export const cameAfter = ({ since, pages, house }: Since): SheetAfter => ({
  since,
  pages: pages
    .flatMap(({ person, lines }) => {
      const unread = lines.filter(isUnread);
      return unread.length > 0 ? [{ person, priority: priorityOf(unread), lines: unread }] : [];
    })
    .toSorted(byPriority),
  house: house.filter(isUnread),
});

/** The records it tells of. */
export const reportedRecords = ({ pages, house }: SheetAfter): ReadonlySet<string> =>
  new Set([...pages.flatMap(({ lines }) => lines), ...house].flatMap(({ source }) => source.id ?? []));
