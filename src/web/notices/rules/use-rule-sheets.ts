import type { RuleSheet } from '#domain/alerts/engine/rule-sheet.ts';
import { home as homeEntity } from '#domain/homes/home.ts';
import { listOf } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { pathOf } from '../../kit/state/entities.ts';

const isRuleSheets = listOf<RuleSheet>('code');

/** The alert rules of a house with its own figures. */
export const useRuleSheets = (home: string) =>
  useLiveAnswer(`${pathOf(homeEntity)}${home}/alert-rules/`, {
    is: isRuleSheets,
    of: [homeEntity.name],
    reloadsOn: ({ id }) => id === home,
  });
