alter table "legal_hold" enable row level security;
create policy read on "legal_hold" for select using (true);
create policy write_within_houses on "legal_hold" using ((select reaches_all_houses()) or home = any ((select houses_in_reach())::uuid[]) or exists (select from resident o where o.id = "legal_hold".resident and o.home = any ((select houses_in_reach())::uuid[])));

-- A disposal belongs to its house; what it names may have been made in another, by a resident who moved since.
alter table disposal enable row level security;
create policy read on disposal for select using (true);
create policy write_within_houses on disposal using ((select reaches_all_houses()) or home = any ((select houses_in_reach())::uuid[]));
alter table disposed_record enable row level security;
create policy read on disposed_record for select using (true);
create policy write_within_houses on disposed_record using ((select reaches_all_houses())
  or exists (select from disposal d where d.id = disposed_record.disposal and d.home = any ((select houses_in_reach())::uuid[])));
