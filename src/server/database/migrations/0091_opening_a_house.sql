-- A house that is about to be opened is in nobody's reach yet; whoever may open one works in another.
drop policy "read" on "home";
drop policy "write_within_houses" on "home";
alter table "home" enable row level security;
create policy read on "home" for select using (true);
create policy write_within_houses on "home" using ((select reaches_all_houses()) or id = any ((select houses_in_reach())::uuid[])) with check ((select reaches_all_houses()) or cardinality((select houses_in_reach())::uuid[]) > 0);
