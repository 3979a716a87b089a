import { alerts } from './alerts/area.ts';
import { appointments } from './appointments/area.ts';
import { assessments } from './assessments/area.ts';
import { attachments } from './attachments/area.ts';
import { charts } from './charts/area.ts';
import { complaints } from './complaints/area.ts';
import { confidential } from './confidential/area.ts';
import { dailyCare } from './daily-care/area.ts';
import { handover } from './handover/area.ts';
import { history } from './history/area.ts';
import { homes } from './homes/area.ts';
import { houseOverview } from './house-overview/area.ts';
import { importing } from './importing/area.ts';
import { incidents } from './incidents/area.ts';
import { money } from './money/area.ts';
import { notes } from './notes/area.ts';
import { notices } from './notices/area.ts';
import { plans } from './plans/area.ts';
import { premises } from './premises/area.ts';
import { residents } from './residents/area.ts';
import { retention } from './retention/area.ts';
import { rights } from './rights/area.ts';
import { rota } from './rota/area.ts';
import { search } from './search/area.ts';
import { session } from './session/area.ts';
import { staff } from './staff/area.ts';
import { suggestions } from './suggestions/area.ts';
import { upkeep } from './upkeep/area.ts';
import { composeAreas } from './kit/area/compose-areas.ts';

/** Every area that is out of the ordinary somewhere. Where two follow the same save, the earlier comes first. */
export const areas = composeAreas([
  alerts,
  appointments,
  assessments,
  attachments,
  charts,
  complaints,
  confidential,
  dailyCare,
  handover,
  history,
  homes,
  houseOverview,
  importing,
  incidents,
  money,
  notes,
  notices,
  plans,
  premises,
  residents,
  retention,
  rights,
  rota,
  search,
  session,
  staff,
  suggestions,
  upkeep,
]);
