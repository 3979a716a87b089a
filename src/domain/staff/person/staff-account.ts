import { beside, explained, moment, must, refs, section, text, unshown, yesNo } from '../../kit/vocabulary/fields.ts';

/** The account is part of the person: whoever can sign in is on the staff. */
export const staffAccount = section('Account', {
  username: must(text('Username', { max: 150, like: 'username' })),
  is_active: explained('is_active', must(yesNo('May sign in', { default: true }))),
  is_superuser: explained('is_superuser', must(yesNo('Superuser', { default: false }))),
  groups: must(refs('Groups', { to: 'group', help: 'Rights of several groups add up.' })),
  access_starts_at: explained(
    'access_starts_at',
    moment('Access from', { tense: 'any', mustWhen: { employment_type: ['agency', 'bank'] } }),
  ),
  access_expires_at: explained(
    'access_expires_at',
    moment('Access until', { tense: 'any', mustWhen: { employment_type: ['agency', 'bank'] } }),
  ),
  last_login: beside(moment('Last sign-in')),
  tour_answered_at: unshown(beside(moment('Shown around'))),
  must_change_password: beside(yesNo('Must choose a new password', { default: false })),
});
