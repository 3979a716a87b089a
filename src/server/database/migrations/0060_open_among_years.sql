-- What is open stays few, whatever lies behind it: where a read asks for that alone, an index holds that alone.
create index follow_up_open_by_hand on follow_up (resident, due_at) where status = 'open' and not is_deleted;
create index follow_up_closed_by_hand on follow_up (closed_at) where status = 'closed' and not is_deleted;
create index payment_waiting_by_hand on payment (home) where not is_deleted and (status in ('awaiting_witness', 'awaiting_authority', 'queried') or (posted_alone and countersigned_at is null and status = 'posted'));
create index petty_cash_waiting_by_hand on petty_cash (home) where not is_deleted and status in ('awaiting_witness', 'awaiting_authority', 'queried');
create index petty_cash_kind_by_hand on petty_cash (home, entry_type, occurred_at desc) where not is_deleted;
-- Lists that are narrowed to a state.
create index plan_scheduler_status_by_hand on plan_scheduler (home, status);
create index risk_scheduler_status_by_hand on risk_scheduler (home, status);
create index evaluation_scheduler_status_by_hand on evaluation_scheduler (home, status);
create index accident_scheduler_status_by_hand on accident_scheduler (home, status);
create index notification_status_by_hand on notification (home, status);
create index notification_raised_by_hand on notification (home, raised_at);
-- The newest of a kind, and the one that is being written.
create index assessment_result_newest_by_hand on assessment_result (resident, assessment, assessed_at desc, id desc) where not is_deleted;
create index assessment_result_begun_by_hand on assessment_result (resident) where status = 'in_progress' and not is_deleted;
create index transaction_newest_by_hand on "transaction" (resident, account_kind, posted_at desc, id desc);
create index transaction_account_by_hand on "transaction" (home, account_kind, coalesce(resident, home));
-- What took another's place, and what follows from what.
create index plan_supersedes_by_hand on plan (supersedes) where supersedes is not null;
create index risk_supersedes_by_hand on risk (supersedes) where supersedes is not null;
create index appointment_next_by_hand on appointment (next_appointment) where next_appointment is not null;
