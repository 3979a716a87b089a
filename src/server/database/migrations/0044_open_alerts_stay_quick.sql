-- Every sweep changes alerts that stand. What they were must leave the indexes however many alerts have ended.
alter table notification set (autovacuum_vacuum_scale_factor = 0.01, vacuum_index_cleanup = on);
