alter table "payment" add column "query_reason" text;
alter table "payment" add constraint "payment_query_reason_check" check (char_length("query_reason") <= 1000);
alter table "payment" add column "query_answer" text;
alter table "payment" add constraint "payment_query_answer_check" check (char_length("query_answer") <= 1000);
alter table "petty_cash" add column "query_reason" text;
alter table "petty_cash" add constraint "petty_cash_query_reason_check" check (char_length("query_reason") <= 1000);
alter table "petty_cash" add column "query_answer" text;
alter table "petty_cash" add constraint "petty_cash_query_answer_check" check (char_length("query_answer") <= 1000);
