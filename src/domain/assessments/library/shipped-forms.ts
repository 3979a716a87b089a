import { bathing } from './health/bathing.ts';
import { bedRails } from './health/bed-rails.ts';
import { choking } from './health/choking.ts';
import { continence } from './health/continence.ts';
import { falls } from './health/falls.ts';
import { movingHandling } from './health/moving-handling.ts';
import { nutrition } from './health/nutrition.ts';
import { oral } from './health/oral.ts';
import { skin } from './health/skin.ts';
import { bestInterests } from './person/best-interests.ts';
import { capacity } from './person/capacity.ts';
import { endOfLife } from './person/end-of-life.ts';
import { first72Hours } from './person/first-72-hours.ts';
import { hospitalTransfer } from './person/hospital-transfer.ts';
import { onePageProfile } from './person/one-page-profile.ts';
import { preAdmission } from './person/pre-admission.ts';
import { restrictivePractice } from './person/restrictive-practice.ts';
import { abbey } from './published/abbey.ts';
import { auditC } from './published/audit-c.ts';
import { bprs } from './published/bprs.ts';
import { cgi } from './published/cgi.ts';
import { core10 } from './published/core-10.ts';
import { gad7 } from './published/gad-7.ts';
import { gds15 } from './published/gds-15.ts';
import { news2Form } from './published/news2.ts';
import { phq2 } from './published/phq-2.ts';
import { phq9 } from './published/phq-9.ts';
import { communityAccess } from './safety/community-access.ts';
import { fireSmoking } from './safety/fire-smoking.ts';
import { missingPerson } from './safety/missing-person.ts';
import { moneySupport } from './safety/money-support.ts';
import { peep } from './safety/peep.ts';
import { selfHarmGuide } from './safety/self-harm-guide.ts';
import type { ShippedForm } from './shipped-form.ts';
import { slotForms } from './slots.ts';

/** Questionnaires that their owners allow us to reproduce, word for word. */
const published: readonly ShippedForm[] = [phq9, phq2, gad7, gds15, core10, auditC, bprs, cgi, abbey, news2Form];

const ownForms: readonly ShippedForm[] = [
  preAdmission,
  first72Hours,
  falls,
  nutrition,
  skin,
  oral,
  continence,
  movingHandling,
  bathing,
  choking,
  bedRails,
  fireSmoking,
  peep,
  selfHarmGuide,
  communityAccess,
  missingPerson,
  moneySupport,
  capacity,
  bestInterests,
  restrictivePractice,
  endOfLife,
  onePageProfile,
  hospitalTransfer,
];

/** Every form that a new database starts with. */
export const shippedForms: readonly ShippedForm[] = [...published, ...ownForms, ...slotForms];
