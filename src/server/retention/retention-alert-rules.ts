import { isReviewDay, retentionAlerts, type RetentionFacts } from '#domain/alerts/rules/house/retention-alerts.ts';
import { home } from '#domain/homes/home.ts';
import { legalHold } from '#domain/retention/legal-hold.ts';
import { readLists } from '../kit/alerts/read-lists.ts';
import { ruleSet } from '../kit/alerts/rule-set.ts';
import { personNameSql } from '../kit/schema/person-name-sql.ts';
import { dueIn } from './due/due-groups.ts';

const lists = readLists<Omit<RetentionFacts, 'due'>>({
  disposals: `select d.id, d.asked_at, d.asked_by, ${personNameSql('a')} as asked_by_name from disposal d join staff a on a.id = d.asked_by
    where d.home = :home::uuid and d.state = 'waiting'`,
  holds: `select h.id, h.review_on from legal_hold h where h.home = :home::uuid and h.status = 'held' and h.ends_by_itself is not true and not h.is_deleted`,
  dbs_copies: `select f.id, f.created_at::date as filed_on from attachment f
    where f.home = :home::uuid and f.category = 'dbs_certificate' and f.staff is not null and f.created_at < :now::timestamptz - interval '5 months'`,
});

export const retentionAlertRules = ruleSet({
  rules: retentionAlerts,
  sweptOn: [home.name, legalHold.name],
  ofHouse: true,
  read: async (at) => ({
    ...(await lists(at)),
    due: isReviewDay(at.today) ? (await dueIn(at.db, at.home, at.today)).length : 0,
  }),
});
