import type { ImportedFile } from '#domain/importing/import-answer.ts';
import { importKindNamed } from '#domain/importing/kinds/import-kinds.ts';
import {
  isSetName,
  startingSetNamed,
  startingSets,
  type SetName,
} from '#domain/importing/starting-sets/starting-sets.ts';
import { assessment } from '#domain/assessments/assessment.ts';
import { momentBriefly } from '#domain/kit/time/moment-briefly.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { Link } from 'react-router';
import { useMay } from '../../kit/access/rights.ts';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import { Page } from '../../kit/page/page.tsx';
import { NoRight } from '../../kit/page/states.tsx';
import { usePageParams } from '../../kit/page/use-page-params.ts';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { setPath } from '../../records/begin-with-set.tsx';
import { useEarlierFiles } from '../use-earlier-files.ts';
import { FormSetList, libraryName } from './form-set-list.tsx';
import { SetPage } from './set-page.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './sets.module.css';

/** What a house can begin with: each set is looked at, changed and taken over, or left alone. */
export function SetsPage({ home, back }: { home: ListedHome; back: { to: string; label: string } }) {
  const may = useMay();
  const [params] = usePageParams();
  const offered = keysOf(startingSets).filter((name) => {
    const { entity, within } = importKindNamed(startingSetNamed(name).kind);
    return may(within === undefined ? 'add' : 'change', entity.name);
  });
  const asked = params.get('set');
  if (asked === libraryName) return <FormSetList />;
  if (isSetName(asked) && offered.includes(asked))
    return <SetPage key={`${home.id} ${asked}`} name={asked} home={home} />;
  return (
    <Page title="Starting sets" back={back}>
      {offered.length === 0 ? (
        <NoRight title="You do not have the right to take a starting set over" />
      ) : (
        <AllSets home={home} offered={offered} />
      )}
    </Page>
  );
}

function AllSets({ home, offered }: { home: ListedHome; offered: readonly SetName[] }) {
  const { body } = useEarlierFiles(home.id);
  const may = useMay();
  const takenOf = (name: SetName) => body?.find((file) => file.starting_set === name && file.state === 'imported');
  return (
    <div className={kit['stack']}>
      <p className={kit['quiet']}>
        Written by us in plain words, with the reason for each line. Untick or change what does not fit, then take the
        rest over; for a day a set can be taken out again as a whole.
      </p>
      <ul className={kit['cards']}>
        {offered.map((name) => (
          <OneSet key={name} name={name} taken={takenOf(name) ?? null} />
        ))}
        {may('view', assessment.name) && (
          <li className={`${kit['card']} ${css['set']}`}>
            <h2 className={kit['heading']}>
              <Link to={`/house-overview?set=${libraryName}`} className={kit['link']}>
                Assessment library
              </Link>
            </h2>
            <p className={kit['reason']}>
              Forms in our own words and published questionnaires: which are ready, which of them are yours to change,
              and which wait for their owner’s permission.
            </p>
            <Flag tone="good">In use from the first day</Flag>
          </li>
        )}
      </ul>
    </div>
  );
}

function OneSet({ name, taken }: { name: SetName; taken: ImportedFile | null }) {
  const { zone, today } = useHouseClock();
  const set = startingSetNamed(name);
  return (
    <li className={`${kit['card']} ${css['set']}`}>
      <h2 className={kit['heading']}>
        <Link to={setPath(name)} className={kit['link']}>
          {set.title}
        </Link>
      </h2>
      <p className={kit['reason']}>{set.help}</p>
      {taken ? (
        <Flag tone="good">
          Taken over by {taken.by_name}, {momentBriefly(taken.at, zone, today())}
        </Flag>
      ) : (
        <span className={kit['note']}>Not taken over yet</span>
      )}
    </li>
  );
}
