import { fillDiary } from './appointments.ts';
import { assess } from './assessments.ts';
import { runBaths } from './baths.ts';
import { listBelongings } from './belongings.ts';
import { Calendar } from './calendar.ts';
import { keepConfidences } from './confidences.ts';
import { fileAll, type StoredFile } from './files.ts';
import { pourDrinks } from './fluids.ts';
import { sayGoodbyes, whereabouts, type Departure } from './goodbyes.ts';
import { handOver, type Uncomposed } from './handovers.ts';
import { idAt } from './id-at.ts';
import { reportIncidents } from './incidents.ts';
import { describeMinds } from './mental-states.ts';
import { handleMoney } from './money.ts';
import { watch } from './monitoring.ts';
import { watchMoods } from './moods.ts';
import { writeNotes } from './notes.ts';
import { remind } from './notices.ts';
import { settle, type GroupIds } from './people.ts';
import { tellAlerts } from './past-alerts/tell-alerts.ts';
import { makePlans } from './plans.ts';
import { paintAll } from './portraits.ts';
import { furnish, keepHouse } from './premises.ts';
import { RecordBook } from './record-book.ts';
import { moveIn } from './residents.ts';
import { fillRota } from './rota.ts';
import { weighRisks } from './risks.ts';
import { fillSheets } from './routines.ts';
import { seasonDays, type Scene } from './scene.ts';
import { seeded } from './seeded.ts';
import { sitters } from './sitters.ts';
import { recordNights } from './sleeps.ts';
import { keepStandingDates } from './standing-dates.ts';
import { weighEveryone } from './weights.ts';

export interface Demonstration {
  readonly book: RecordBook;
  readonly files: readonly StoredFile[];
  readonly departures: readonly Departure[];
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
  for (const tell of [watch, listBelongings, assess, makePlans, weighRisks, pourDrinks, watchMoods, recordNights, runBaths, weighEveryone, describeMinds, fillSheets, writeNotes, reportIncidents, fillDiary, handleMoney, keepHouse, remind, tellAlerts, keepConfidences, keepStandingDates]) tell(scene);
  const handovers = handOver(scene);
  return { book, files, handovers, departures: sayGoodbyes(scene) };
}
