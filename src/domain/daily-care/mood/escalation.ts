import type { When } from '../../kit/vocabulary/fields.ts';
import { choices, inOrder, longText } from '../../kit/vocabulary/fields.ts';

const escalatedTo = inOrder(
  ['shift_lead', 'Shift lead'],
  ['manager', 'Manager'],
  ['on_call', 'On call'],
  ['gp', 'GP'],
  ['cmht', 'Community mental health team'],
  ['crisis_team', 'Crisis team'],
  ['111', '111'],
  ['999', '999'],
  ['police', 'Police'],
  ['family', 'Family'],
);

/** What was done and who was told, asked for when someone may come to harm. */
export const escalation = (mustWhen?: When) => {
  const asked = mustWhen ? { mustWhen } : {};
  return {
    action_taken: longText('What was done', { max: 4000, ...asked }),
    escalated_to: choices('Who was told', { ...escalatedTo, ...asked }),
  } as const;
};
