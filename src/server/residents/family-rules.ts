import { family, type Family } from '#domain/residents/family/family.ts';
import type { Warnings } from '#domain/kit/vocabulary/entity.ts';
import { familyColumns } from '#domain/residents/family/family-columns.ts';
import { rulesFor, type RuleContext } from '../kit/context/record-context.ts';
import { computedColumns } from '../kit/reads/computed-columns.ts';

type Contact = RuleContext<Family>['record'];

const isCalled = (contact: Contact): boolean => contact.is_emergency_contact === true && contact.is_active === true;
const isKin = (contact: Contact): boolean => contact.is_next_of_kin === true && contact.is_active === true;

const others = `select coalesce(bool_or(is_emergency_contact), false) as called, coalesce(bool_or(is_next_of_kin), false) as kin
  from family where resident = $1 and id <> $2 and is_active and not is_deleted`;

/** Asked of a new contact, and of one who stops being what they were. */
const isAsked = (is: (contact: Contact) => boolean, { record, before }: RuleContext<Family>): boolean =>
  !is(record) && (before === null || is(before));

/** Nobody is without the people who would be called for them, and nobody loses the last of them, without someone noticing. */
async function nobodyLeft(asking: RuleContext<Family>): Promise<Warnings<keyof Family & string>> {
  const [lacksCalled, lacksKin] = [isAsked(isCalled, asking), isAsked(isKin, asking)];
  if (!lacksCalled && !lacksKin) return {};
  const [found] = await asking.db.query<{ called: boolean; kin: boolean }>(others, [
    asking.record.resident,
    asking.record.id,
  ]);
  return {
    ...(lacksCalled && !found?.called
      ? {
          is_emergency_contact: [
            'no_emergency_contact',
            'Nobody would be called in an emergency. Save it all the same?',
          ],
        }
      : {}),
    ...(lacksKin && !found?.kin
      ? { is_next_of_kin: ['no_next_of_kin', 'The resident has no next of kin here. Save it all the same?'] }
      : {}),
  };
}

export const familyRules = rulesFor(family, { warn: nobodyLeft, columns: computedColumns({ of: familyColumns }) });
