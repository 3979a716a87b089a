import { midSentence } from '#domain/kit/words/mid-sentence.ts';
import type { capacityBasis } from '#domain/plans/plan/capacity-basis.ts';
import type { Plan } from '#domain/plans/plan/plan.ts';
import type { LinkedRisk } from '#domain/residents/views/plan-page.ts';

export type EasySign = 'say' | 'help' | 'people' | 'time' | 'thing' | 'goal' | 'care' | 'agree' | 'day';

interface EasyLine {
  readonly sign: EasySign;
  readonly text: string;
}

interface EasyPart {
  readonly title: string;
  readonly lines: readonly EasyLine[];
}

/** One thought a line: a text is taken apart where its sentences end. */
export const thoughts = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((one) => one.replace(/^- +/, '').trim())
    .filter((one) => one !== '');

const lines = (sign: EasySign, text: string | null): readonly EasyLine[] =>
  thoughts(text ?? '').map((one) => ({ sign, text: one }));

type EasyPlan = Pick<Plan, 'person_says' | 'actions' | 'goals' | 'capacity_basis' | 'involved'>;

const agreed: { readonly [B in keyof typeof capacityBasis]: string } = {
  person_consents: 'I said yes to this plan.',
  best_interests: 'People who know me decided what is best for me.',
  lpa_health: 'My attorney decided with me.',
  court: 'A court decided.',
  not_applicable: 'This plan only offers me something. I can say no.',
};

/** A plan in short lines, in the person's own order: what I say, how you help, what I want, what to be careful of. */
export const easyRead = (
  plan: EasyPlan,
  risks: readonly Pick<LinkedRisk, 'title'>[],
  review: string,
): readonly EasyPart[] =>
  [
    { title: 'What I say', lines: lines('say', plan.person_says) },
    {
      title: 'How you help me',
      lines: plan.actions.flatMap(({ what, how, frequency, equipment, staff_number }) => [
        ...lines('help', what),
        ...lines('help', how),
        ...((staff_number ?? 1) > 1 ? [{ sign: 'people', text: `${staff_number} people help me.` } as const] : []),
        ...lines('time', frequency),
        ...lines('thing', equipment),
      ]),
    },
    { title: 'What I want', lines: plan.goals.flatMap(({ goal }) => lines('goal', goal)) },
    { title: 'What to be careful of', lines: risks.map(({ title }) => ({ sign: 'care', text: title }) as const) },
    {
      title: 'Who agreed',
      lines: [
        { sign: 'agree', text: agreed[plan.capacity_basis] } as const,
        ...plan.involved.map(({ name, role }) => ({ sign: 'people', text: `${name}, ${midSentence(role)}` }) as const),
        { sign: 'day', text: `We talk about it again on ${review}.` } as const,
      ],
    },
  ].filter((part) => part.lines.length > 0);
