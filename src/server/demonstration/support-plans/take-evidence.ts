import { evaluation } from '#domain/plans/review/evaluation.ts';
import { plan } from '#domain/plans/plan/plan.ts';
import type { Db } from '../../kit/runtime/database.ts';
import { evidence } from '../../plans/reads/evidence.ts';
import type { RecordBook } from '../stage/record-book.ts';

/** The figures of each new evaluation's period, read from the records that are stored already; a draft has them from its first version on. */
export async function takeEvidence(db: Db, book: RecordBook): Promise<void> {
  const plans = new Map(book.of(plan).map((one) => [one.id, one]));
  const looks = book.of(evaluation).flatMap(({ id, plan: about, period_from: from, period_to: to }) => {
    const looked = book.isKnown(id) ? undefined : plans.get(about);
    if (!looked) return [];
    const { resident, domain, goals, actions } = looked;
    return [{ id, plan: about, resident, domain, goals, actions, from, to }];
  });
  if (looks.length === 0) return;
  const figures = await evidence(db, looks);
  book.fill(evaluation, new Map(looks.map(({ id }, place) => [id, { evidence: figures[place] }])));
}
