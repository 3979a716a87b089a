-- A month of a long ledger is found by its time: within an account times rise with the numbers.
create index transaction_time_by_hand on "transaction" (account_kind, coalesce(resident, home), posted_at desc, number desc);
-- The few payments whose receipt is missing, among all those that have one.
create index payment_no_receipt_by_hand on payment (resident) where receipt is null and receipt_no is null;
create index petty_cash_no_receipt_by_hand on petty_cash (home) where receipt is null;
