import type { FastifyInstance } from 'fastify';
import { assessment, type Assessment } from '#domain/assessments/assessment.ts';
import { checkForm, errorsOf } from '#domain/assessments/checking/check-form.ts';
import type { Complaints } from '#domain/kit/vocabulary/entity.ts';
import { entersState } from '#domain/kit/vocabulary/states.ts';
import { declareAction, type RecordActionContext } from '../kit/http/record-action.ts';
import type { RecordContext, RuleContext } from '../kit/context/record-context.ts';
import { updateLinked } from '../kit/records/linked-updates.ts';
import { seriesSql } from './filling/form-series.ts';
import { readForms } from './filling/read-forms.ts';

/** A form goes into use as it is, in the place of its earlier version, which keeps its results. */
export const declarePublishForm = (app: FastifyInstance, context: RecordContext): void =>
  declareAction(app, context, {
    entity: assessment,
    action: 'publish',
    auditedAs: 'form_published',
    to: () => 'published',
    after: retireEarlier,
  });

const earlierSql = `select f.id from assessment f join assessment g on g.id = $1::uuid and ${seriesSql('f')} = ${seriesSql('g')}
  where f.id <> g.id and f.status = 'published' and not f.is_deleted`;

async function retireEarlier(asking: RecordActionContext<typeof assessment>): Promise<void> {
  const earlier = await asking.tx.query<{ id: string }>(earlierSql, [asking.before.id]);
  for (const { id } of earlier) await updateLinked(asking, assessment, id, { status: 'retired' });
}

/** A form with errors would mislead whoever fills it in or reads its score, and once in use it is not changed any more. */
export async function publishComplaint({ db, record, before }: RuleContext<Assessment>): Promise<Complaints> {
  if (!before || !entersState(record, before, 'published')) return {};
  const form = (await readForms(db, [record.id])).get(record.id);
  const errors = form ? errorsOf(checkForm({ ...form, ...record })) : [];
  return errors.length > 0 ? { status: `This form cannot be used yet. ${errors.join(' ')}` } : {};
}
