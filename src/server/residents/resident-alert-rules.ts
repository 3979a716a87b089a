import { residentAlerts, type ResidentAlertFacts } from '#domain/alerts/rules/resident/resident-alerts.ts';
import { unknownFields } from '#domain/residents/person/not-known-yet.ts';
import { readLists, ofHome } from '../kit/alerts/read-lists.ts';
import { ruleSet } from '../kit/alerts/rule-set.ts';
import { living } from '../kit/alerts/living.ts';

const unproven = `(select count(*)::int from family f where f.resident = p.id and not f.is_deleted and f.is_active and (f.lpa_health or f.lpa_finance) and cardinality(f.proof_of_authority) = 0)`;

/** Until when the proof that is valid longest holds, of whoever's ends first; one without an end does not count. */
const provenUntil = `(select min(x.ends) from (select max(coalesce(a.expiry_date, 'infinity')) as ends from family f join attachment a on a.id = any(f.proof_of_authority) and not a.is_deleted
    where f.resident = p.id and not f.is_deleted and f.is_active and (f.lpa_health or f.lpa_finance) group by f.id) x where x.ends < 'infinity')`;

const legal = readLists<ResidentAlertFacts>({
  residents: `select p.id as resident, p.dols_status, p.dols_expiry, p.dnacpr_review, p.mha_status, p.mha_review_date, ${unknownFields.map((name) => `p.${name}`).join(', ')}, ${unproven} as attorneys_without_proof, ${provenUntil} as proof_ends from resident p where ${living}`,
  leavings: `select t.id, t.resident, t.discharge_date, t.checklist_pct from discharge t where ${ofHome()} and t.status <> 'reversed' and t.discharge_date is not null and t.checklist_pct < 100`,
});

export const residentAlertRules = ruleSet({
  rules: residentAlerts,
  sweptOn: ['resident', 'family', 'discharge', 'attachment'],
  read: legal,
});
