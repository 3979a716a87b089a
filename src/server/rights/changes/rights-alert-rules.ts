import { rightsAlerts, type WaitingChangeFacts } from '#domain/alerts/rules/house/rights-alerts.ts';
import { group } from '#domain/staff/access/group.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { readLists } from '../../kit/alerts/read-lists.ts';
import { ruleSet, type SweepContext } from '../../kit/alerts/rule-set.ts';
import { personNameSql } from '../../kit/schema/person-name-sql.ts';

/** A person's change concerns the houses they work in, a group's every house. */
const facts = readLists<{ readonly changes: readonly WaitingChangeFacts[] }>({
  changes: `select c.id, c.entity, c.target, coalesce(g.name, ${personNameSql('s')}) as target_name, c.asked_at, c.asked_by, ${personNameSql('a')} as asked_by_name
    from rights_change c join staff a on a.id = c.asked_by
      left join "group" g on c.entity = 'group' and g.id = c.target
      left join staff s on c.entity = 'staff' and s.id = c.target
    where c.state = 'waiting' and (c.entity = 'group' or :home::uuid = any(s.homes))`,
});

export const rightsAlertRules = ruleSet({
  rules: rightsAlerts,
  sweptOn: [group.name, staff.name],
  ofHouse: true,
  read: async (at: SweepContext) => (await facts(at)).changes,
});
