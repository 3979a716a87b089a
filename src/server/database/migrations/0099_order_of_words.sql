-- Lists are in the order in which people look words up: de Souza among the D, Édith among the E, tag A-2 before A-11.
create collation natural_order (provider = icu, locale = 'en-GB-u-kn-true');
alter table "home" alter column "name" type varchar(120) collate natural_order;
-- A trigger that looks at a column stands in the way of its order, so it is made anew.
drop trigger group_changed on "group";
alter table "group" alter column "name" type varchar(80) collate natural_order;
create trigger group_changed after update on "group"
  for each row when (old.permissions is distinct from new.permissions or old.name is distinct from new.name or old.is_deleted is distinct from new.is_deleted)
  execute function tell_access_change();
alter table "permission" alter column "codename" type varchar(120) collate natural_order;
alter table "staff" alter column "first_name" type varchar(120) collate natural_order;
alter table "staff" alter column "last_name" type varchar(120) collate natural_order;
alter table "resident" alter column "first_name" type varchar(120) collate natural_order;
alter table "resident" alter column "last_name" type varchar(120) collate natural_order;
alter table "family" alter column "first_name" type varchar(120) collate natural_order;
alter table "family" alter column "last_name" type varchar(120) collate natural_order;
alter table "inventory" alter column "item_name" type varchar(200) collate natural_order;
alter table "rota_template" alter column "name" type varchar(80) collate natural_order;
alter table "appointment" alter column "title" type varchar(200) collate natural_order;
alter table "attachment" alter column "title" type varchar(200) collate natural_order;
alter table "suggestion" alter column "title" type varchar(200) collate natural_order;
alter table "complaint" alter column "title" type varchar(200) collate natural_order;
alter table "assessment" alter column "title" type varchar(200) collate natural_order;
alter table "plan" alter column "title" type varchar(200) collate natural_order;
alter table "plan_starter" alter column "title" type varchar(200) collate natural_order;
alter table "risk" alter column "title" type varchar(200) collate natural_order;
alter table "house_asset" alter column "asset_tag" type varchar(40) collate natural_order;
alter table "house_asset" alter column "name" type varchar(120) collate natural_order;
alter table "house_asset" alter column "location" type varchar(120) collate natural_order;
alter table "house_stock" alter column "item_name" type varchar(120) collate natural_order;
alter table "repair_record" alter column "title" type varchar(200) collate natural_order;
