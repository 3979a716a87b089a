import { lookSheet, type SheetReader } from '#domain/residents/looks/look-sheet.ts';
import type { WhoLooked } from '#domain/residents/looks/who-looked.ts';
import { IconCircleCheck, IconEye, IconUser } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { dayInWords } from '../../kit/house/house-clock.ts';
import { Page } from '../../kit/page/page.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import { useSelectedHome } from '../../kit/state/store.ts';
import { LookDays } from './look-days.tsx';
import { useLookPaths } from './look-paths.ts';
import { NoLooks } from './looks-gate.tsx';
import { useWhoLooked } from './use-who-looked.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './look-sheet.module.css';

/** Who looked, for the person whose record it is: large, plain, one person a line. */
export function LookSheetPage() {
  const [params] = useSearchParams();
  const { body, state, status, reload } = useWhoLooked(params);
  const paths = useLookPaths();
  const id = params.get('resident') ?? '';
  return (
    <Page
      title="Sheet for the person"
      back={{ to: paths.ofResident(id, body ? { date_from: body.from, date_to: body.to } : {}), label: 'Who looked' }}
      actions={state !== 'failed' && <PrintButton isMain>Print the sheet</PrintButton>}
      narrow
    >
      {state === 'loading' && <Loading rows={6} label="Loading who looked" />}
      {state === 'failed' && status === 403 && <NoLooks />}
      {state === 'failed' && status === 404 && <ErrorState title="This record was not found" />}
      {state === 'failed' && status !== 403 && status !== 404 && (
        <ErrorState title="Could not load who looked" onRetry={reload}>
          This does not mean that nobody did. Check the days and the network, then try again.
        </ErrorState>
      )}
      {body && (
        <div className={kit['stack']}>
          <LookDays from={body.from} to={body.to} />
          <p className={`${kit['note']} no-print`}>
            Confidential records are left out: that they exist may be a secret too. Printing this is written into the
            history.
          </p>
          <Sheet looked={body} />
        </div>
      )}
    </Page>
  );
}

function Sheet({ looked: { resident, visits, from, to, is_cut } }: { looked: WhoLooked }) {
  const home = useSelectedHome();
  const readers = lookSheet(visits);
  return (
    <article className={css['sheet']} data-own-paper data-card>
      <p className={css['house']}>{home?.name}</p>
      <h2>Who looked at your record</h2>
      <p>
        This sheet is for <strong>{resident?.name}</strong>. It tells you who looked at what we have written about you,
        from {dayInWords(from)} to {dayInWords(to)}.
      </p>
      {readers.length === 0 ? (
        <p>Nobody looked at your record in this time.</p>
      ) : (
        <ul className={`${kit['bare']} ${css['readers']}`} aria-label="Who looked">
          {readers.map((reader) => (
            <Reader key={reader.user} reader={reader} />
          ))}
        </ul>
      )}
      {is_cut && <p>There were more looks than fit on this sheet. Ask for fewer days to see all of them.</p>}
      <p className={css['ask']}>
        <IconCircleCheck size={32} stroke={1.75} aria-hidden />
        <span>You may ask why somebody looked. Ask the manager of your home, your family or your advocate.</span>
      </p>
    </article>
  );
}

const daysWords = ({ days }: SheetReader): string =>
  days.length === 1 ? `Looked on 1 day: ${dayInWords(days[0] ?? '')}.` : `Looked on ${days.length} days.`;

const Reader = ({ reader }: { reader: SheetReader }) => (
  <li>
    <IconUser size={36} stroke={1.75} aria-hidden />
    <div>
      <strong>{reader.name}</strong>
      <span className={css['days']}>
        <IconEye size={20} stroke={1.75} aria-hidden /> {daysWords(reader)}
      </span>
      {reader.why.map((why) => (
        <span key={why}>{why}</span>
      ))}
    </div>
  </li>
);
