import { premisesAlerts, type PremisesAlertFacts } from '#domain/alerts/rules/house/premises-alerts.ts';
import { readLists } from '../kit/alerts/read-lists.ts';
import { ruleSet } from '../kit/alerts/rule-set.ts';

const premises = readLists<PremisesAlertFacts>({
  assets: `select t.id, concat_ws(', ', t.name, t.location) as called, t.category, t.status, t.checks, t.warranty_expiry, t.created_at
    from house_asset t where t.home = :home::uuid and not t.is_deleted and t.status <> 'disposed'`,
  stock: `select t.id, t.item_name as called, t.category, t.quantity, t.reorder_level, t.expiry_date, t.opened_on, t.use_within_days
    from house_stock t where t.home = :home::uuid and not t.is_deleted`,
  repairs: `select t.id, concat_ws(', ', t.title, t.location) as called, t.priority, t.safety_risk, t.interim_control is not null as has_control, t.target_at
    from repair_record t where t.home = :home::uuid and not t.is_deleted and t.status not in ('completed', 'verified', 'cancelled')`,
  losses: `select t.id, concat_ws(', ', t.title, t.location) as called, t.lost_supply, t.supply_lost_at, t.supply_back_at, t.reported_at, t.completed_at, t.cqc_notifiable, t.cqc_sent_at, t.status
    from repair_record t where t.home = :home::uuid and not t.is_deleted and t.lost_supply is not null and t.cqc_sent_at is null and t.cqc_notifiable <> 'no' and t.status <> 'cancelled'`,
});

export const premisesAlertRules = ruleSet({
  rules: premisesAlerts,
  sweptOn: ['house_asset', 'house_stock', 'repair_record'],
  ofHouse: true,
  read: premises,
});
