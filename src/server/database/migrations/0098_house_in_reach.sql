-- Whether a house is among those declared is asked of the setting as it is written: ids are always written alike.
create function house_in_reach(house uuid) returns boolean language sql stable parallel safe
  return strpos(current_setting('hearth.houses', true), house::text) > 0;
-- Asked only about what is kept under a house that is not declared: what a resident brought along when they moved.
create function resident_in_reach(which uuid) returns boolean language sql stable parallel safe
  return exists (select from resident o where o.id = which and house_in_reach(o.home));

-- What is kept of a house beside its records.
alter policy write_within_houses on departure using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on month_close using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on ledger_proof using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on house_reading using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on look_settlement using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on outside_line using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on import_file using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on guide_dismissal using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on disposal using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on disposed_record using (reaches_all_houses()
  or exists (select from disposal d where d.id = disposed_record.disposal and house_in_reach(d.home)));

-- The records, as the register describes them.
alter policy write_within_houses on "home" using (reaches_all_houses() or house_in_reach(id)) with check (reaches_all_houses() or cardinality((select houses_in_reach())::uuid[]) > 0);
alter policy write_within_houses on "staff" using (reaches_all_houses() or homes && (select houses_in_reach())::uuid[]);
alter policy write_within_houses on "resident" using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on "care_tracking" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "family" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "inventory" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "discharge" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "rota" using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on "rota_template" using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on "appointment" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "note" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "attachment" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "handover" using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on "handover_resident" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "suggestion" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "complaint" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "notification" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "bath" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "weight" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "fluid_intake" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "mood" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "sleep" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "care" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "morning_routine" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "afternoon_routine" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "incident" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "accident_scheduler" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "body_map" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "assessment_result" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "answer" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "plan" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "plan_starter" using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on "evaluation" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "risk" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "plan_scheduler" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "risk_scheduler" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "evaluation_scheduler" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "follow_up" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "payment" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "petty_cash" using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on "transaction" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "payments_handover" using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on "house_asset" using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on "asset_check" using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on "house_stock" using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on "repair_record" using (reaches_all_houses() or house_in_reach(home));
alter policy write_within_houses on "confidential_info" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
alter policy write_within_houses on "legal_hold" using (reaches_all_houses() or house_in_reach(home) or resident_in_reach(resident));
