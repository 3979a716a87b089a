import type { HandoverSheet } from '#domain/handover/lines/sheet.ts';
import { momentInWords } from '../../kit/house/house-clock.ts';
import { namesIn } from '../../kit/names/record-names.ts';
import type { Powers } from './handover-powers.ts';

const listed = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' or $1');

function comingOn({ handover: page }: HandoverSheet, me: string | null): string {
  const names = namesIn(page);
  const staff = page.staff_on_next_shift.filter((id) => id !== me && id !== page.given_by);
  return listed(staff.flatMap((id) => names.get(id) ?? []));
}

/** Why there is no button to give or to receive this handover, and who can; null where there is one. */
export function stepWords(sheet: HandoverSheet, powers: Powers, me: string | null): string | null {
  const { handover: page, zone, next_draft_at } = sheet;
  if (powers.give || powers.receive) return null;
  if (page.status === 'draft')
    return 'You cannot give it: whoever leads the shift does, a carer, a senior or the manager of this house.';
  if (page.status === 'given') {
    const who = comingOn(sheet, me) || 'a carer, a senior or the manager who works the next shift';
    return page.given_by === me
      ? `You gave it, so somebody else receives it: ${who}.`
      : `You cannot receive it. It waits for ${who}.`;
  }
  const next =
    next_draft_at === null
      ? ''
      : ` The next one begins to be written ${momentInWords(next_draft_at, zone, true)}, and is given by whoever leads that shift.`;
  return `It was given and received, so there is nothing to give.${next}`;
}
