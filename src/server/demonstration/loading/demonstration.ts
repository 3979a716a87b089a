import { fillDiary } from '../care/appointments.ts';
import { assess } from '../care/assessments.ts';
import { leaveAssessmentsOpen } from '../care/open-assessments.ts';
import { runBaths } from '../care/baths.ts';
import { listBelongings } from '../people/belongings.ts';
import { Calendar } from '../stage/calendar.ts';
import { writeConfidences } from '../people/confidences.ts';
import { fileAll, type StoredFile } from './files.ts';
import { pourDrinks } from '../care/fluids.ts';
import { sayGoodbyes, whereabouts } from '../people/goodbyes.ts';
import type { Leaver } from '../people/discharged.ts';
import { handOver, type Uncomposed } from '../events/handovers.ts';
import { idAt } from '../stage/id-at.ts';
import { reportIncidents } from '../events/incidents.ts';
import { describeMinds } from '../care/mental-states.ts';
import { handleMoney } from '../money/money.ts';
import { watch } from '../house/monitoring.ts';
import { watchMoods } from '../care/moods.ts';
import { writeNotes } from '../care/notes.ts';
import { complainOfThings } from '../events/complaints.ts';
import { remind } from '../events/notices.ts';
import { suggestThings } from '../events/suggestions.ts';
import { settle, type GroupIds } from '../people/people.ts';
import { addPastAlerts } from '../past-alerts/add-past-alerts.ts';
import { makePlans } from '../care/plans.ts';
import { paintAll } from '../people/portraits.ts';
import { writeLogBook } from '../house/log-book.ts';
import { takeOverStarters } from '../house/plan-starters.ts';
import { furnish, lookAfterHouse } from '../house/premises.ts';
import { RecordBook } from '../stage/record-book.ts';
import { moveIn } from '../people/residents.ts';
import { fillRota } from '../people/rota.ts';
import { weighRisks } from '../care/risks.ts';
import { fillSheets } from '../care/routines.ts';
import { seasonDays, type Scene } from '../stage/scene.ts';
import { seeded } from '../stage/seeded.ts';
import { sitters } from '../people/sitters.ts';
import { recordNights } from '../care/sleeps.ts';
import { bookRegularDates } from '../house/regular-dates.ts';
import { leaveEvaluationsOpen } from '../care/open-evaluations.ts';
import { weighEveryone } from '../care/weights.ts';

export interface Demonstration {
  readonly scene: Scene;
  readonly files: readonly StoredFile[];
  readonly departures: readonly Leaver[];
  readonly handovers: readonly Uncomposed[];
}

/** Three homes and the last ninety days in them, the same on every machine but for the date they end on. */
export async function demonstrate(now: string, groups: GroupIds, provider: string): Promise<Demonstration> {
  const calendar = new Calendar(now);
  const portraits = await paintAll(sitters(calendar.today));
  const random = seeded('files');
  const nextId = (at: string) => idAt(at, random);
  const faces = new Map([...portraits.keys()].map((key) => [key, nextId(calendar.at(-seasonDays - 1, 990))]));
  const book = new RecordBook();
  const people = settle(book, calendar, groups, faces, provider);
  const duty = fillRota(book, calendar, people);
  const assets = furnish(book, calendar, people);
  const residents = whereabouts(moveIn(book, calendar, people, faces), calendar);
  const scene: Scene = { calendar, book, ...people, residents, duty, assets, nextId };
  const files = fileAll(scene, faces, portraits);
  for (const part of [
    takeOverStarters,
    watch,
    listBelongings,
    assess,
    leaveAssessmentsOpen,
    makePlans,
    weighRisks,
    pourDrinks,
    watchMoods,
    recordNights,
    runBaths,
    weighEveryone,
    describeMinds,
    fillSheets,
    writeNotes,
    reportIncidents,
    fillDiary,
    handleMoney,
    lookAfterHouse,
    writeLogBook,
    remind,
    suggestThings,
    complainOfThings,
    addPastAlerts,
    writeConfidences,
    bookRegularDates,
    leaveEvaluationsOpen,
  ])
    part(scene);
  const handovers = handOver(scene);
  return { scene, files, handovers, departures: sayGoodbyes(scene) };
}
