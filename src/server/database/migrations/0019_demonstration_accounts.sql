-- The published accounts are known as such, so that they open nothing where the demonstration is off.
alter table credential add column demonstration boolean not null default false;

-- Nobody real has an address at example.org: it is set aside for examples.
update credential c set demonstration = true from staff s
  where s.id = c.staff and s.email like '%@example.org' and s.username in ('admin', 'manager', 'senior', 'carer', 'agency', 'auditor');
