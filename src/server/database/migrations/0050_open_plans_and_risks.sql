-- The plan grid and a resident's plans ask for all that is open: drafts and what is in force. Neither index alone answers that,
-- and without one that does the years of superseded plans are read.
create index plan_open_by_hand on plan (resident) where status in ('draft', 'awaiting_approval', 'active', 'under_review') and not is_deleted;
drop index plan_in_force_by_hand;
drop index plan_draft_by_hand;
create index risk_open_by_hand on risk (resident) where status in ('draft', 'awaiting_approval', 'active', 'under_review') and not is_deleted;
drop index risk_in_force_by_hand;
