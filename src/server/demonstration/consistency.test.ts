import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { FreshDatabase } from '#world/server/database.ts';
import { demonstrationDatabase, demonstrationDay, demonstrationParts } from '#world/server/demonstration.ts';
import { sweepHomes } from '../alerts/sweep/sweep-homes.ts';
import { buildApp } from '../app.ts';
import { areas } from '../areas.ts';
import { noCommitListener, onPool, type Db } from '../kit/runtime/database.ts';
import { markDue } from '../notices/mark-due.ts';
import { prepareVisits } from '../notices/prepare-visits.ts';

const now = demonstrationDay;
let database: FreshDatabase;
let db: Db;

beforeAll(async () => {
  database = await demonstrationDatabase();
  db = onPool(database.pool, noCommitListener);
});
afterAll(() => database.drop());

/** A sentence that holds in the demonstration, and a question for what would break it: no rows, no exception. $1 is now. */
type Rule = readonly [sentence: string, exceptions: string];

const house: readonly Rule[] = [
  [
    'stock is counted in whole units',
    'select item_name, quantity from house_stock where quantity <> trunc(quantity) or reorder_level <> trunc(reorder_level) or reorder_quantity <> trunc(reorder_quantity)',
  ],
  [
    'what is moved on or off a shelf is whole too',
    `select s.item_name, m.value->>'quantity' from house_stock s cross join jsonb_array_elements(s.movements) m where (m.value->>'quantity')::numeric <> trunc((m.value->>'quantity')::numeric)`,
  ],
  ['no shelf holds less than nothing', 'select item_name from house_stock where quantity < 0'],
  [
    'a thing whose repair is open is not in use',
    `select a.name, r.title, a.status from repair_record r join house_asset a on a.id = r.asset where r.status not in ('verified', 'cancelled') and a.status not in ('under_repair', 'out_of_service')`,
  ],
  [
    'a thing that is mended is in use again',
    `select a.name from house_asset a where a.status in ('under_repair', 'out_of_service') and not exists (select from repair_record r where r.asset = a.id and r.status not in ('verified', 'cancelled'))`,
  ],
  [
    'the lift with an emergency repair is out of service',
    `select 'no such lift' where not exists (select from repair_record r join house_asset a on a.id = r.asset where r.category = 'lift_hoist' and r.priority = 'emergency' and r.status <> 'verified' and a.status = 'out_of_service' and a.condition = 'unsafe')`,
  ],
  [
    'nobody has bathed in what was being mended',
    `select b.occurred_at, r.title from bath b join repair_record r on r.asset = b.outlet_asset where b.outcome = 'completed' and b.occurred_at > r.reported_at and (r.status <> 'verified' or b.occurred_at < r.updated_at)`,
  ],
  [
    'every house has mended four or more things in ninety days',
    `select h.name from home h left join repair_record r on r.home = h.id and r.status = 'verified' group by h.name having count(r.id) < 4`,
  ],
  [
    'nothing is mended in the middle of the night',
    `select title, completed_at from repair_record where (completed_at at time zone 'Europe/London')::time not between '08:00' and '19:00'`,
  ],
  [
    'no check and no warranty falls due in two houses on the same day',
    `select a.asset_tag, c->>'kind', c->>'next_due' from house_asset a cross join jsonb_array_elements(a.checks) c where coalesce((c->>'interval_days')::int, 31) > 1 group by 1, 2, 3 having count(distinct a.home) > 1 union all select asset_tag, '', warranty_expiry::text from house_asset group by 1, 2, 3 having count(distinct home) > 1`,
  ],
  [
    'a repair with a risk to safety says what keeps people safe meanwhile',
    'select title from repair_record where safety_risk and interim_control is null',
  ],
];

const money: readonly Rule[] = [
  [
    'every line of the ledger begins where the one before it ended',
    'select * from (select t.id, t.balance_before, lag(t.balance_after, 1, 0) over (partition by t.account_kind, coalesce(t.resident, t.home) order by t.posted_at, t.id) as held from transaction t) l where l.balance_before <> l.held',
  ],
  [
    'vouchers are numbered as the house numbers them, without a gap',
    `select h.name from petty_cash p join home h on h.id = p.home group by h.name having max(p.voucher_no) <> 'PC-' || lpad(count(*)::text, 5, '0')`,
  ],
  [
    'whoever cannot walk bought nothing that one has to be out for',
    `select r.last_name, p.description from payment p join resident r on r.id = p.resident where r.mobility in ('two_person', 'hoist', 'bed') and p.description ~ 'Day ticket|Cinema|Lunch out|with a friend'`,
  ],
  [
    'nobody had a haircut or chiropody on a Sunday',
    `select occurred_at from payment where description in ('Haircut', 'Chiropody') and extract(dow from occurred_at at time zone 'Europe/London') = 0`,
  ],
  [
    'no tin holds more than a resident would carry',
    `select distinct resident from transaction where account_kind = 'resident_cash' and balance_after > 250`,
  ],
  [
    'every purchase has its receipt or says why there is none',
    `select description from payment where payment_type = 'purchase' and receipt is null and receipt_no is null and no_receipt_reason is null`,
  ],
  [
    'in every house a month is closed, and in Rose House none that is over for a week is open',
    `select h.name from home h where h.code not in ('OAK', 'WILLOW') and (not exists (select from month_close m where m.home = h.id)
      or (select max(m.month) + interval '1 month' from month_close m where m.home = h.id) < date_trunc('month', $1::timestamptz - interval '7 days'))`,
  ],
  [
    'in Oak Lodge and Willow Court there is always a month that is over and can be closed, and one that is',
    `select h.name from home h where h.code in ('OAK', 'WILLOW') and coalesce((select max(m.month) + interval '1 month' from month_close m where m.home = h.id), '-infinity')
      not between date_trunc('month', $1::timestamptz - interval '7 days') - interval '1 month' and date_trunc('month', $1::timestamptz) - interval '1 day'`,
  ],
  [
    'there is a payment that was reversed, a purchase without a receipt, and a difference of cash of either kind',
    `select 1 where not exists (select from "transaction" t where t.reverses is not null) or not exists (select from payment where no_receipt_reason is not null)
      or (select count(distinct status) from payments_handover where status in ('discrepancy', 'resolved')) < 2`,
  ],
  [
    'the account of a house or a resident holds what its lines add up to',
    `select a.owner from ledger_account a where a.balance <> (select sum(t.amount) from "transaction" t where t.account_kind = a.account_kind and coalesce(t.resident, t.home) = a.owner)`,
  ],
];

const diary: readonly Rule[] = [
  [
    'surgeries, clinics and offices see nobody at a weekend',
    `select title, starts_at from appointment where repeat = 'none' and appointment_type not in ('activity', 'family_visit') and extract(dow from starts_at at time zone 'Europe/London') in (0, 6)`,
  ],
  [
    'lunch with the family is at lunchtime',
    `select starts_at from appointment where title = 'Lunch with the family' and (starts_at at time zone 'Europe/London')::time not between '11:30' and '13:30'`,
  ],
  [
    'whoever cannot walk far is driven',
    `select r.last_name, a.title, a.transport from appointment a join resident r on r.id = a.resident where r.mobility in ('one_person', 'two_person', 'hoist', 'bed') and a.transport in ('walk', 'public') and a.repeat = 'none'`,
  ],
  [
    'the same kind of visit does not always end alike',
    `select title from appointment where status = 'attended' group by title having count(distinct resident) > 3 and count(distinct outcome) = 1`,
  ],
];

const staffing: readonly Rule[] = [
  [
    'everybody had a supervision within ten weeks',
    `select last_name from staff s where s.status = 'active' and s.employment_type <> 'agency' and not exists (select from jsonb_array_elements(s.supervisions) v where (v->>'date')::date > $1::date - 70)`,
  ],
];

const rota: readonly Rule[] = [
  [
    'every house has published shifts for each of the next 28 days',
    `select h.name, d::date from home h cross join generate_series($1::date, $1::date + 28, interval '1 day') d where not exists (select from rota r where r.home = h.id and r.date = d::date and r.status = 'published')`,
  ],
  [
    'no two shifts of one person overlap',
    `select a.id from rota a join rota b on a.staff = b.staff and a.id < b.id and a.start_at < b.end_at and b.start_at < a.end_at where a.status <> 'cancelled' and b.status <> 'cancelled'`,
  ],
  [
    'nobody works a shift less than eleven hours after the last',
    `select a.staff, a.end_at, b.start_at from rota a join rota b on a.staff = b.staff and b.start_at >= a.end_at and b.start_at < a.end_at + interval '11 hours' and a.shift_type <> 'office' and b.shift_type <> 'office'`,
  ],
  [
    'every shift that is over was worked by somebody',
    `select h.name, r.date, r.shift_type from rota r join home h on h.id = r.home where r.end_at < $1::timestamptz - interval '1 day' and r.shift_type <> 'office' and (r.staff is null or r.status <> 'worked')`,
  ],
];

const present = `(select r.*, concat_ws(' ', r.first_name, r.last_name) as name from resident r where not r.is_discharged_status)`;
const inForce = `('active', 'under_review')`;

/** Which part of life a flag beside the name calls a plan for. */
const plansFor = Object.entries({
  allergy: 'safety_environment',
  falls: 'mobility_falls',
  choking: 'eating_drinking',
  dnacpr: 'end_of_life',
  dols: 'cognition_capacity',
  diabetes: 'diabetes',
  epilepsy: 'epilepsy',
  anticoagulant: 'physical_health',
  self_harm: 'mental_wellbeing',
  absconding: 'community_access',
  two_staff: 'personal_care',
  hoist: 'mobility_falls',
  communication: 'communication',
})
  .map(([flag, domain]) => `('${flag}', '${domain}')`)
  .join(', ');
const risksFor = Object.entries({
  falls: 'falls',
  choking: 'choking',
  self_harm: 'self_harm',
  absconding: 'absconding',
  epilepsy: 'epilepsy',
  hoist: 'moving_handling',
  anticoagulant: 'medicines',
})
  .map(([flag, category]) => `('${flag}', '${category}')`)
  .join(', ');

const plans: readonly Rule[] = [
  [
    'assessments can be found overdue, due within the week, and begun but not finished',
    `select s from unnest(array['overdue', 'due', 'begun']) s where not exists (
       select from (select distinct on (t.resident, t.assessment) t.* from assessment_result t where not t.is_deleted order by t.resident, t.assessment, t.assessed_at desc) r
       where (s = 'overdue' and r.next_due < $1::timestamptz::date) or (s = 'due' and r.next_due between $1::timestamptz::date and $1::timestamptz::date + 7) or (s = 'begun' and r.status = 'in_progress'))`,
  ],
  [
    'somebody waits for a countersignature, and most do not',
    `select count(*) from (select distinct on (t.resident) t.status from assessment_result t join assessment f on f.id = t.assessment where f.is_countersigned and not t.is_deleted order by t.resident, t.assessed_at desc) r
       having count(*) filter (where r.status = 'complete') not between 1 and count(*) / 2`,
  ],
  [
    'the total of an assessment lies in the band it names',
    `select t.id from assessment_result t join assessment f on f.id = t.assessment where t.band is not null and not exists (select from jsonb_array_elements(f.bands) b where b ->> 'label' = t.band and t.total between (b ->> 'from')::numeric and (b ->> 'to')::numeric + 0.9)`,
  ],
  [
    'everybody has a plan for each part of life that everybody has one for',
    `select r.name, d from ${present} r cross join unnest(array['communication', 'personal_care', 'mobility_falls', 'eating_drinking', 'mental_wellbeing']) d where not exists (select from plan p where p.resident = r.id and p.domain = d and p.status in ${inForce})`,
  ],
  [
    'each flag beside a name has its plan',
    `select r.name, f.flag from ${present} r join (values ${plansFor}) f(flag, domain) on f.flag = any(r.header_flags) where not exists (select from plan p where p.resident = r.id and p.domain = f.domain and p.status in ${inForce})`,
  ],
  [
    'each flag that speaks of danger has its risk assessment',
    `select r.name, f.flag from ${present} r join (values ${risksFor}) f(flag, category) on f.flag = any(r.header_flags) where not exists (select from risk k where k.resident = r.id and k.category = f.category and k.status in ${inForce})`,
  ],
  [
    'plans can be found in every state',
    `select s from unnest(array['draft', 'awaiting_approval', 'active', 'under_review', 'superseded', 'archived']) s where not exists (select from plan where status = s)`,
  ],
  [
    'every fall that was reported is followed up in its risk and its plan',
    `select i.id from incident i cross join (values ('risk'), ('plan')) a(asks) where i.incident_type = 'fall' and i.status <> 'draft' and i.resident is not null
       and not exists (select from follow_up f where f.cause ->> 'id' = i.id::text and f.looks_at = a.asks)`,
  ],
  [
    'follow-ups can be found open, overdue and closed in each of the three ways',
    `select s from unnest(array['open', 'overdue', 'changed', 'reviewed', 'no_change']) s where not exists (select from follow_up f where s in (f.status, f.closed_how) or (s = 'overdue' and f.status = 'open' and f.due_at < $1::timestamptz))`,
  ],
  [
    'a follow-up is closed after it was opened, and before now, by something that was looked at or in a sentence',
    `select id from follow_up where status = 'closed' and (closed_at < created_at or closed_at > $1::timestamptz or (closed_with is null and length(finding) < 20))`,
  ],
  [
    'a risk that an open follow-up doubts is under review',
    `select k.title from follow_up f join risk k on k.resident = f.resident and k.category = f.risk_category where f.status = 'open' and k.status = 'active'`,
  ],
  [
    'risk assessments can be found in every state',
    `select s from unnest(array['draft', 'awaiting_approval', 'active', 'under_review', 'closed']) s where not exists (select from risk where status = s)`,
  ],
  [
    'each house has a plan that took the place of another',
    `select h.name from home h where not exists (select from plan n join plan o on o.id = n.supersedes where n.home = h.id and n.status = 'active' and n.version_label = '2' and o.status = 'superseded')`,
  ],
  [
    'a plan that was replaced has a successor in force',
    `select o.title from plan o where o.status = 'superseded' and not exists (select from plan n where n.supersedes = o.id and n.status in ${inForce})`,
  ],
  [
    'no plan reads like another in what the person says',
    'select person_says from plan group by person_says having count(*) > 1',
  ],
  ['no plan reads like another in what the person needs', 'select need from plan group by need having count(*) > 1'],
  [
    'what is done first is the person’s own',
    `select actions->0->>'what' from plan group by 1 having count(distinct resident) > 1`,
  ],
  [
    'what a person says of a risk is said of that risk alone',
    'select person_view from risk group by person_view having count(*) > 1',
  ],
  [
    'nobody’s view of a risk is what matters to them in general',
    'select r.name from risk k join resident p on p.id = k.resident join ' +
      present +
      ' r on r.id = p.id where k.person_view = p.important_to_me',
  ],
  [
    'what is in force was approved by somebody else than its author',
    `select title from plan where status in ${inForce} and (approved_by is null or approved_by = created_by) union all select title from risk where status in ${inForce} and (approved_by is null or approved_by = created_by)`,
  ],
  [
    'what is in force was read by those who work by it',
    `select title from plan where status in ${inForce} and jsonb_array_length(acknowledged_by) = 0 union all select title from risk where status in ${inForce} and jsonb_array_length(acknowledged_by) = 0`,
  ],
  [
    'the carer has a changed plan to read in each of their houses',
    `select h.name from home h where h.name in ('Rose House', 'Oak Lodge') and not exists (select from plan p join staff s on s.username = 'carer' where p.home = h.id and p.status = 'active' and p.supersedes is not null and p.approved_at > $1::timestamptz - interval '14 days'
       and not exists (select from jsonb_array_elements(p.acknowledged_by) a where (a->>'staff')::uuid = s.id))`,
  ],
  [
    'nobody read a plan before it was approved',
    `select p.title from plan p cross join jsonb_array_elements(p.acknowledged_by) a where (a->>'at')::timestamptz < p.approved_at`,
  ],
  [
    'every evaluation holds the figures of its period, in each of its versions',
    `select e.id from evaluation e where jsonb_array_length(e.evidence) = 0 or exists (select from record_version v where v.entity = 'evaluation' and v.record = e.id and v.body -> 'evidence' <> e.evidence)`,
  ],
  [
    'an evaluation counts the incidents of its period as one counts them now',
    `select e.id, f.value from evaluation e join home h on h.id = e.home cross join lateral jsonb_to_recordset(e.evidence) as f(what text, value text) where f.what = 'Incidents'
       and f.value::int <> (select count(*) from incident i where i.resident = e.resident and not i.is_deleted and not i.entered_in_error and (i.occurred_at at time zone h.time_zone)::date between e.period_from and e.period_to)`,
  ],
  [
    'evaluations can be found as a draft, waiting for approval, approved, and asking for more help',
    `select s from unnest(array['draft', 'submitted', 'approved', 'escalate']) s where not exists (select from evaluation where s in (status, outcome))`,
  ],
  [
    'an evaluation that asks for more help has its follow-up',
    `select e.id from evaluation e where e.outcome = 'escalate' and e.status <> 'draft' and not exists (select from follow_up f where f.trigger = 'more_help' and f.cause ->> 'id' = e.id::text)`,
  ],
  [
    'somebody in each house has a step of a plan that an evaluation counts as done',
    `select h.name from home h where not exists (select from evaluation e join plan p on p.id = e.plan cross join lateral jsonb_to_recordset(p.actions) as a(what text, recorded_on text) cross join lateral jsonb_to_recordset(e.evidence) as f(what text, value text)
       where e.home = h.id and a.recorded_on is not null and f.what = a.what and f.value not like '0 done%')`,
  ],
  [
    'a note names a plan of its resident that was approved by then',
    `select n.id from note n join plan p on p.id = n.linked_plan where p.resident <> n.resident or p.approved_at > n.occurred_at`,
  ],
  [
    'somebody in each house has notes that name their plans, and an evaluation that counts them',
    `select h.name from home h where not exists (select from note n where n.home = h.id and n.linked_plan is not null)
       or not exists (select from evaluation e cross join lateral jsonb_to_recordset(e.evidence) as f(what text, value text) where e.home = h.id and f.what = 'Notes about this plan' and f.value <> '0')`,
  ],
  [
    'only the reviews that were let slip are overdue',
    `select count(*) from plan where status = 'active' and review_date < $1::date having count(*) <> 2`,
  ],
];

const rights: readonly Rule[] = [
  [
    'the DNACPR flag stands where a form is in place, and nowhere else',
    `select name from ${present} r where (dnacpr_status = 'in_place') <> ('dnacpr' = any(header_flags))`,
  ],
  [
    'a DNACPR form says when it was signed, when it is looked at again and where it is',
    `select name from ${present} r where dnacpr_status = 'in_place' and (dnacpr_date is null or dnacpr_review is null or dnacpr_location is null)`,
  ],
  [
    'a home for older people has a form for a third or more, and not for all',
    `select h.name from home h join resident r on r.home = h.id where h.service_type = 'older_people' group by h.name having avg((r.dnacpr_status = 'in_place')::int) not between 0.33 and 0.8`,
  ],
  [
    'an authorisation has its dates and its own conditions',
    `select name from ${present} r where dols_status in ('standard', 'urgent') and (dols_start is null or dols_expiry <= $1::date or dols_conditions is null)`,
  ],
  [
    'no two people have the same conditions',
    'select dols_conditions from resident where dols_conditions is not null group by 1 having count(*) > 1',
  ],
  [
    'an urgent authorisation lasts a week, a standard one a year at most',
    `select name from ${present} r where dols_expiry - dols_start > case dols_status when 'urgent' then 7 else 365 end`,
  ],
  [
    'whoever cannot decide where to live has it written which decision was meant',
    `select name from ${present} r where dols_status in ('standard', 'urgent') and (capacity_notes is null or capacity_notes like 'Has capacity for the decisions%')`,
  ],
  [
    'an attorney in the record is an attorney among the family, and the other way round',
    `select name from ${present} r where exists (select from family f where f.resident = r.id and f.lpa_health and r.lpa_health is distinct from f.id) or exists (select from family f where f.resident = r.id and f.lpa_finance and r.lpa_finance is distinct from f.id) or exists (select from family f where f.id = r.lpa_health and not f.lpa_health)`,
  ],
  [
    'all attorneys but one have shown their power',
    `select count(*) from family where (lpa_health or lpa_finance) and cardinality(proof_of_authority) = 0 having count(*) <> 1`,
  ],
  [
    'everybody has a way out of a fire of their own',
    `select name from ${present} r where peep is null union all select peep from resident group by peep having count(*) > 1`,
  ],
  [
    'nobody is to be hoisted or to take the lift in a fire',
    `select name from ${present} r where peep ~* 'by the lift|in the hoist|use the lift'`,
  ],
  [
    'whoever cannot walk leaves on a sheet or a chair',
    `select name from ${present} r where mobility in ('two_person', 'hoist', 'bed') and peep !~* 'sheet|chair'`,
  ],
  [
    'whoever may leave unsafely has a profile to hand over, and nobody else',
    `select name from ${present} r where ('absconding' = any(header_flags)) <> (missing_person_profile is not null)`,
  ],
  [
    'a profile says how the person looks, where to look, how to meet them and whom to ring',
    `select name from ${present} r where missing_person_profile is not null and missing_person_profile !~ 'cm.*Where first:.*How (she|he|they).*Health.*Ring:'`,
  ],
];

const local = `(n.occurred_at at time zone 'Europe/London')::time`;
const notes: readonly Rule[] = [
  [
    'a morning is told before the early shift goes home',
    `select n.body from note n where n.category = 'daily' and n.body ~ 'this morning|This morning|at two\\.' and ${local} not between '08:00' and '15:00'`,
  ],
  [
    'an evening is told in the evening',
    `select n.body from note n where n.category in ('daily', 'activity') and n.body ~ 'In the evening|Towards bedtime|Ready for bed|this evening' and ${local} not between '19:00' and '22:00'`,
  ],
  [
    'a night is told at night or at its end',
    `select n.body, n.occurred_at from note n where n.category = 'night' and ${local} between '08:00' and '21:30'`,
  ],
  [
    'whoever is moved by two people does not get up for a drink',
    `select r.last_name, n.body from note n join resident r on r.id = n.resident where r.mobility in ('two_person', 'hoist', 'bed') and n.category = 'night' and n.body ~ 'came for a drink|^Up at|Out of bed|of (his|her|their) own accord'`,
  ],
  [
    'whoever has few words is not said to have told a story',
    `select r.last_name, n.body from note n join resident r on r.id = n.resident where r.last_name in ('Thorpe', 'Achebe', 'McBride', 'Ogden', 'Arkwright', 'Fisher') and n.category in ('daily', 'activity', 'key_work') and n.body ~ 'told me|Talked about|said the best|Asked who was on'`,
  ],
  [
    'a mood is put down to what has been by then',
    `select m.period, m.trigger from mood m where (m.period = 'morning' and m.trigger ~ 'afternoon|after lunch') or (m.period in ('afternoon', 'evening') and m.resident_words ~ 'after dinner')`,
  ],
  [
    'nobody with few words is quoted on how they feel',
    `select r.last_name, m.resident_words from mood m join resident r on r.id = m.resident where r.last_name in ('Thorpe', 'Achebe', 'McBride', 'Ogden', 'Arkwright', 'Fisher') and (m.resident_words is not null or m.reported_by_resident)`,
  ],
  [
    'nobody with few words chats in their sleep',
    `select r.last_name, n.body from note n join resident r on r.id = n.resident where r.last_name in ('Thorpe', 'Achebe', 'McBride', 'Ogden', 'Arkwright', 'Fisher') and n.category = 'night' and n.body ~ 'chatting|Said so|Asked'`,
  ],
  [
    'college, class and surgery are for weekdays, and Friday prayers for Fridays',
    `select n.body, n.occurred_at from note n where n.category in ('daily', 'activity', 'health') and ((n.body ~ 'college|English class|kitchen project|furniture project|the surgery, left arm|Dentist pleased' and extract(dow from n.occurred_at at time zone 'Europe/London') in (0, 6)) or (n.body ~ 'Friday prayers' and extract(dow from n.occurred_at at time zone 'Europe/London') <> 5))`,
  ],
  [
    'an hour that a note names has been when it is written',
    `select n.body, n.occurred_at from note n where n.category = 'daily' and n.body ~ 'spirits at two|for bed at nine' and ${local} not between '14:00' and '15:00' and ${local} < '21:00'`,
  ],
  [
    'no sentence about a night is told of everybody',
    `select n.body, count(*) from note n where n.category = 'night' group by n.body having count(*) > 0.06 * (select count(*) from note where category = 'night')`,
  ],
  [
    'no day reads the same for two people',
    `select n.body from note n where n.category in ('daily', 'activity') group by n.body having count(distinct n.resident) > 1`,
  ],
  [
    'nothing is left unfilled in a sentence',
    `select body from note where body ~ '[{}]|  | \\.' union all select need from plan where need ~ '[{}]'`,
  ],
  [
    'nobody is written of who was in hospital or had moved out',
    `select r.last_name, n.body from note n join resident r on r.id = n.resident where r.last_name = 'Kelly' and n.occurred_at > $1::timestamptz - interval '40 days' and n.category = 'daily'`,
  ],
];

const charts = [
  'note',
  'bath',
  'weight',
  'fluid_intake',
  'mood',
  'sleep',
  'morning_routine',
  'afternoon_routine',
  'rota',
  'handover',
  'payments_handover',
  'appointment',
  'payment',
];
const since: Readonly<Record<string, string>> = {
  rota: 'start_at',
  handover: 'handover_date',
  payments_handover: 'counted_at',
  appointment: 'starts_at',
};
const depth: readonly Rule[] = [
  ...charts.map((chart): Rule => [
    `every house has ${chart.replaceAll('_', ' ')} records in each of the last twelve weeks`,
    `select h.name, w from home h cross join generate_series(1, 12) w where not exists (select from ${chart} t where t.home = h.id and t.${since[chart] ?? 'occurred_at'} >= $1::timestamptz - w * interval '7 days' and t.${since[chart] ?? 'occurred_at'} < $1::timestamptz - (w - 1) * interval '7 days')`,
  ]),
  [
    'no two houses tell an incident in the same words',
    `select words from incident i cross join unnest(array[i.immediate_actions, i.lessons]) as words where words is not null group by words having count(distinct i.home) > 1`,
  ],
  [
    'every house had twelve to twenty incidents in ninety days',
    `select h.name, count(i.id) from home h left join incident i on i.home = h.id and i.occurred_at > $1::timestamptz - interval '90 days' and i.occurred_at <= $1 group by h.name having count(i.id) not between 12 and 20`,
  ],
  [
    'the cash was counted at every handover that was received',
    `select h.name, g.received_at from handover g join home h on h.id = g.home where g.status = 'received' and g.received_at > $1::timestamptz - interval '80 days' and g.received_at < $1::timestamptz - interval '1 hour' and not exists (select from payments_handover c where c.home = g.home and c.status in ('agreed', 'discrepancy', 'resolved') and c.counted_at between g.received_at - interval '2 hours' and g.received_at + interval '1 hour')`,
  ],
  [
    'the last count is agreed, so nobody is reminded of it on the first day',
    `select h.name from home h where (select c.status from payments_handover c where c.home = h.id and c.counted_at <= $1 order by c.counted_at desc limit 1) <> 'agreed'`,
  ],
  [
    'everybody who is in is written of in every week',
    `select r.name, w from ${present} r cross join generate_series(1, 12) w where r.status = 'current' and not exists (select from note n where n.resident = r.id and n.occurred_at >= $1::timestamptz - w * interval '7 days' and n.occurred_at < $1::timestamptz - (w - 1) * interval '7 days')`,
  ],
  [
    'no house has less than two thirds of another’s notes for each resident',
    `with each as (select n.home, count(*)::numeric / count(distinct n.resident) as share from note n where n.resident is not null group by n.home) select min(share), max(share) from each having min(share) < 0.66 * max(share)`,
  ],
];

const byRule = `(select n.* from notification n where n.created_by is null and n.rule_code <> 'manual')`;
const moment = (action: string): string =>
  `(select h.at from user_history h where h.object_id = n.id and h.action = '${action}' order by h.at limit 1)`;
const alerts: readonly Rule[] = [
  [
    'every house had alerts in each of the last six fortnights',
    `select h.name, w from home h cross join generate_series(1, 6) w where not exists (select from ${byRule} n where n.home = h.id and n.raised_at >= $1::timestamptz - w * interval '14 days' and n.raised_at < $1::timestamptz - (w - 1) * interval '14 days')`,
  ],
  [
    'no alert was raised in the minute in which the visitor comes',
    `select n.rule_code, n.message from ${byRule} n where n.raised_at > $1::timestamptz - interval '1 minute'`,
  ],
  [
    'what stands open began at different hours',
    `select count(distinct n.raised_at), count(*) from ${byRule} n where n.gone_at is null having count(distinct n.raised_at) * 4 < count(*)`,
  ],
  [
    'what matters and has waited for longer than an hour has been seen',
    `select n.rule_code, n.message, n.raised_at from ${byRule} n where n.status = 'active' and n.severity in ('high', 'critical') and n.waiting_since < $1::timestamptz - interval '1 hour'`,
  ],
  [
    'nearly all alerts that have been as grave as they are for a fortnight have been cleared',
    `select count(*) from ${byRule} n where coalesce(n.waiting_since, n.raised_at) < $1::timestamptz - interval '14 days' having avg((n.status = 'cleared')::int) < 0.95`,
  ],
  [
    'what has been cleared was seen and acted on in most cases',
    `select count(*) from ${byRule} n where n.status = 'cleared' having avg((n.action_plan is not null)::int) < 0.7`,
  ],
  [
    'an alert was raised before it was seen, seen before it was acted on, and acted on before it cleared',
    `select n.title from ${byRule} n where n.gone_at is not null and (n.raised_at > ${moment('alert_acknowledged')} or ${moment('alert_acknowledged')} > ${moment('alert_actioned')} or ${moment('alert_actioned')} > n.gone_at)`,
  ],
  [
    'whoever acted on an alert was on shift then',
    `select n.title, h.at from ${byRule} n join user_history h on h.object_id = n.id and h.action = 'alert_actioned' where n.gone_at is not null and not exists (select from rota r where r.staff = h.user and r.home = n.home and r.start_at <= h.at and r.end_at > h.at) and not exists (select from home o where o.id = n.home and o.registered_manager = h.user)`,
  ],
  [
    'what was done is not the same every time',
    `select n.rule_code, count(distinct n.action_plan), count(*) from ${byRule} n where n.rule_code in ('FL-2', 'ROUT-2', 'STK-1') group by n.rule_code having count(distinct n.action_plan) < 4`,
  ],
  [
    'an alert about a thing of the house says which thing it is',
    `select n.rule_code, n.message from ${byRule} n join house_stock s on s.id = (n.linked_object->>'id')::uuid where not starts_with(n.message, s.item_name || ': ') union all select n.rule_code, n.message from ${byRule} n join repair_record r on r.id = (n.linked_object->>'id')::uuid where not starts_with(n.message, concat_ws(', ', r.title, r.location) || ': it was to be done by ')`,
  ],
  [
    'an alert names a rule that exists, in the words of that rule',
    `select distinct n.rule_code, n.title from ${byRule} n where not (n.rule_code || ' ' || n.title) = any(array[${[...areas.alertRules.cards.values()].map(({ code, title }) => `'${code} ${title.replaceAll("'", "''")}'`).join(', ')}])`,
  ],
];

test.each([...house, ...money, ...diary, ...staffing, ...rota, ...plans, ...rights, ...notes, ...depth, ...alerts])(
  '%s',
  async (_, exceptions) => {
    const asked = exceptions.includes('$1') ? [now] : [];
    expect(await db.query(exceptions, asked)).toEqual([]);
  },
);

test('the first sweep finds nothing that was not raised when it began', async () => {
  const swept = await demonstrationDatabase();
  onTestFinished(() => swept.drop());
  const app = await buildApp(demonstrationParts(swept.pool, () => new Date(now)));
  for (const job of [markDue, prepareVisits, sweepHomes]) await job.work(app.context);
  await app.close();
  // The agency worker is let in at each start, and has not read anything yet.
  const raised = `select rule_code, title, message from notification where created_by is null and raised_at >= $1 and rule_code <> 'PLAN-3'`;
  expect(await onPool(swept.pool, noCommitListener).query(raised, [now])).toEqual([]);
});
