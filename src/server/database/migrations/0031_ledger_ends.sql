-- A house's last voucher and receipt number, found without reading the series (running-number.ts).
create index petty_cash_series_by_hand on petty_cash (home, (substr(voucher_no, 4)::int)) where voucher_no ~ '^PC-[0-9]{1,9}$';
create index payment_series_by_hand on payment (home, (substr(receipt_no, 3)::int)) where receipt_no ~ '^R-[0-9]{1,9}$';

-- The line that a movement of money became.
create index transaction_source_by_hand on "transaction" ((source ->> 'id'));
-- What is in a house's petty cash is its last line; few months are ever closed.
create index transaction_petty_cash_by_hand on "transaction" (home, posted_at desc, id desc) where account_kind = 'petty_cash' and not is_deleted;
create index transaction_closed_by_hand on "transaction" (home) where period_locked and not is_deleted;
