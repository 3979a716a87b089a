import { assessment, inUse } from '#domain/assessments/assessment.ts';
import { choice } from '#domain/assessments/choice.ts';
import { question } from '#domain/assessments/question.ts';
import type { AnyRecord } from '#domain/kit/vocabulary/entity.ts';
import { rulesFor, type RuleContext } from '../kit/context/record-context.ts';
import { writeAudit } from '../kit/history/write-audit.ts';
import { publishComplaint } from './publish-form.ts';

/** Whoever filled in a form finds it as it was: once it is in use, neither its questions nor their answers change. */
const fixed = <N extends string>(field: N, text: string) => {
  type PartOfForm = AnyRecord & { readonly [K in N]: string };
  const check = async ({ db, record, before }: RuleContext<PartOfForm>) => {
    const owners = [...new Set([record[field], before?.[field]])].filter((id) => typeof id === 'string');
    const [row] = await db.query<{ is_in_use: boolean }>(text, [owners]);
    return row?.is_in_use ? { [field]: inUse } : {};
  };
  return { check, checkRemoval: check };
};

export const questionRules = rulesFor(
  question,
  fixed(
    'assessment',
    `select exists (select 1 from assessment a where a.id = any($1::uuid[]) and a.status <> 'draft') as is_in_use`,
  ),
);

export const choiceRules = rulesFor(
  choice,
  fixed(
    'question',
    `select exists (select 1 from question q join assessment a on a.id = q.assessment where q.id = any($1::uuid[]) and a.status <> 'draft') as is_in_use`,
  ),
);

export const assessmentRules = rulesFor(assessment, {
  check: publishComplaint,
  async after(saved) {
    if (saved.before?.status === 'published' && saved.record.status === 'retired')
      await writeAudit(saved, assessment, 'form_retired');
  },
  checkRemoval: async ({ record }) =>
    record.status === 'draft' ? {} : { status: 'A form that was in use is retired, not removed.' },
});
