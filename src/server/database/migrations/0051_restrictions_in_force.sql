-- The restriction register of a house reads the few risks in force that restrict, whatever the years have left behind.
create index risk_restricting_by_hand on risk (home) where restriction_used and status in ('active', 'under_review') and not is_deleted;
