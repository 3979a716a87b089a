import type { AreaRules, RuleAsking } from '../kit/keeper.ts';

const isCalled = (contact: RuleAsking['record']): boolean => contact['is_emergency_contact'] === true && contact['is_active'] === true;

const others = 'select 1 from family where resident = $1 and id <> $2 and is_emergency_contact and is_active and not is_deleted limit 1';

/** Nobody loses the last person who would be called for them without someone noticing. */
export const familyRules: AreaRules = {
  async warn({ db, record, before }) {
    if (!before || !isCalled(before) || isCalled(record)) return {};
    const [other] = await db.query(others, [record['resident'], before.id]);
    return other ? {} : { is_emergency_contact: ['no_emergency_contact', 'Nobody else would be called in an emergency. Save it all the same?'] };
  },
};
