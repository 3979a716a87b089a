import { complaint, type Complaint } from '#domain/complaints/complaint.ts';
import { rulesFor, type ValidationContext } from '../kit/context/record-context.ts';

/** Whoever looks into it has to be able to open it: by their groups, or because head office sees every house. */
const mayOpen = `select 1 from staff s where s.id = $1::uuid and s.is_active and not s.is_deleted and (s.is_superuser or ($2::uuid = any(s.homes) and exists (
    select 1 from "group" g join permission p on p.id = any(g.permissions) where g.id = any(s.groups) and not g.is_deleted and p.codename in ('view_complaint', 'view_complaint_investigator'))))`;

async function investigatorComplaint({ db, record, before }: ValidationContext<Complaint>) {
  const { investigator, home } = record;
  if (investigator === null || investigator === before?.investigator) return {};
  const [able] = await db.query(mayOpen, [investigator, home]);
  return able
    ? {}
    : {
        investigator:
          'This person could not open the complaint. Choose somebody who works in this house and may look into complaints.',
      };
}

export const complaintRules = rulesFor(complaint, { check: investigatorComplaint });
