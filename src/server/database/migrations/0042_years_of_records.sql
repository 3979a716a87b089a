-- What is looked up for everybody in a house must not be sought among the years behind it.
create index morning_routine_bowels_by_hand on morning_routine (resident, occurred_at) where bowels_opened = 'yes' and not is_deleted;
create index afternoon_routine_bowels_by_hand on afternoon_routine (resident, occurred_at) where bowels_opened = 'yes' and not is_deleted;
create index sleep_nights_by_hand on sleep (resident, night_of) where sleep_hours is not null and not is_deleted;
create index notification_waiting_by_hand on notification (resident) where status in ('active', 'acknowledged', 'snoozed') and not is_deleted;
create index notification_rule_by_hand on notification (home, rule_code) where status in ('active', 'acknowledged', 'snoozed', 'actioned') and not is_deleted;
create index incident_open_by_hand on incident (home) where status <> 'closed' and not is_deleted;
create index incident_missing_by_hand on incident (resident) where incident_type = 'absconding_missing' and not is_deleted;
create index body_map_open_by_hand on body_map (resident) where status in ('open', 'healing') and not is_deleted;
create index repair_record_open_by_hand on repair_record (home) where status not in ('completed', 'verified', 'cancelled') and not is_deleted;
create index plan_in_force_by_hand on plan (resident) where status in ('active', 'under_review') and not is_deleted;
create index plan_draft_by_hand on plan (resident) where status in ('draft', 'awaiting_approval') and not is_deleted;
create index risk_in_force_by_hand on risk (resident) where status in ('active', 'under_review') and not is_deleted;
create index risk_reviewed_by_hand on risk (resident, reviewed_at) where reviewed_at is not null and not is_deleted;
create index appointment_ends_by_hand on appointment (ends_at) where not is_deleted;
-- The handover tells of what was written or put right in a shift.
create index weight_updated_by_hand on weight (updated_at, resident);
create index morning_routine_updated_by_hand on morning_routine (resident, updated_at);
create index afternoon_routine_updated_by_hand on afternoon_routine (resident, updated_at);
create index body_map_updated_by_hand on body_map (resident, updated_at);
create index plan_updated_by_hand on plan (resident, updated_at);
create index risk_updated_by_hand on risk (resident, updated_at);
create index appointment_updated_by_hand on appointment (resident, updated_at);
-- The history of one person, newest first.
create index user_history_resident_by_hand on user_history (resident, at desc, id desc) where resident is not null;
