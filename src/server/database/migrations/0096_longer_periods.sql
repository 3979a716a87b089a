alter table "attachment" drop constraint "attachment_category_check";
alter table "attachment" add constraint "attachment_category_check" CHECK ((category = ANY (ARRAY['care_plan'::text, 'assessment'::text, 'legal'::text, 'mca_dols'::text, 'consent'::text, 'hospital'::text, 'photo'::text, 'receipt'::text, 'certificate'::text, 'policy'::text, 'id_document'::text, 'dbs_certificate'::text, 'correspondence'::text, 'other'::text])));
-- Empty in the holds so far, whose content is sealed: they stay until somebody lifts them.
alter table "legal_hold" add column "ends_by_itself" boolean;
