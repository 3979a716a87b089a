import { assessmentResult } from '#domain/assessments/assessment-result.ts';
import { assessment } from '#domain/assessments/assessment.ts';
import type { AssessmentSheet } from '#domain/assessments/filling/assessment-sheet.ts';
import { resident } from '#domain/residents/person/resident.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { mayAdd } from '../kit/access/record-rights.ts';
import { seesAny, useRights } from '../kit/access/rights.ts';
import { useRecord } from '../kit/data/use-record.ts';
import { momentInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { Page } from '../kit/page/page.tsx';
import { ErrorState, Loading, NoRight } from '../kit/page/states.tsx';
import { ChooseHouse } from '../kit/shell/choose-house.tsx';
import { useChosenHome, useSelectedHome } from '../kit/state/store.ts';
import { StaleNote } from '../kit/ui/messages/stale-note.tsx';
import { ChooseResident } from '../records/resident/choose-resident.tsx';
import { ResidentBanner } from '../records/resident/resident-banner.tsx';
import { MissingRecord } from '../records/record/missing-record.tsx';
import RecordDetailScreen from '../records/screens/record-detail-screen.tsx';
import { beginPath, resultPath } from './fill/assessment-paths.ts';
import { FillingPage } from './filling/filling-page.tsx';
import { emptySheet, resultSheet, useAssessmentSheet } from './filling/use-assessment-sheet.ts';
import { ChooseForm } from './overview/choose-form.tsx';
import { ResultPage } from './result/result-page.tsx';
import kit from '../kit/styles/kit.module.css';
import css from './fill/fill.module.css';

const back = { to: '/assessment', label: 'Assessments' };

/** One assessment to go on with or to read; a form that is begun for somebody; or, by its id, the form itself. */
export default function AssessmentDetailScreen() {
  const [params] = useSearchParams();
  const home = useSelectedHome();
  const rights = useRights();
  const [result, form, about] = ['result', 'form', 'resident'].map((name) => params.get(name));
  if (!result && !form && !about) return <FormPage id={params.get('id')} isChanging={params.has('edit')} />;
  if (!seesAny(rights, assessmentResult))
    return (
      <Page title="Assessment" back={back}>
        <NoRight title="You do not have the right to see assessments" />
      </Page>
    );
  if (!home)
    return (
      <Page title="Assessment" back={back}>
        <ChooseHouse />
      </Page>
    );
  if (!result && form && !about)
    return (
      <Page title="Assess somebody" back={back}>
        <ChooseResident title="Who is it about?" />
      </Page>
    );
  if (!result && !form && about)
    return (
      <Page title="Assess somebody" back={back}>
        <ChooseForm resident={about} />
      </Page>
    );
  // The address changes once the first answers are saved, and whoever is answering stays where they are.
  return (
    <OneAssessment result={result ?? null} path={result ? resultSheet(result) : emptySheet(form ?? '', about ?? '')} />
  );
}

/** The form as it is declared, and the way to fill it in. */
function FormPage({ id, isChanging }: { id: string | null; isChanging: boolean }) {
  const rights = useRights();
  const { record } = useRecord(assessment, isChanging ? null : id);
  return (
    <>
      {record?.status === 'published' && mayAdd(assessmentResult, rights) && (
        <p className={`${kit['row']} no-print`}>
          <Button component={Link} to={beginPath(record.id)}>
            Begin this assessment
          </Button>
        </p>
      )}
      <RecordDetailScreen entity={assessment.name} />
    </>
  );
}

function OneAssessment({ result: asked, path }: { result: string | null; path: string }) {
  const { body, state, status, reload, reloadQuietly, take, at } = useAssessmentSheet(path, asked !== null);
  const [last, setLast] = useState(body);
  if (body !== null && body !== last) setLast(body);
  const sheet = body ?? (state === 'loading' ? last : null);
  // What was saved is shown at once, before its address is written.
  const takeOver = (saved: AssessmentSheet, of?: string) => {
    setLast(saved);
    take(saved, of);
  };
  if (!sheet)
    return (
      <Page title="Assessment" back={back}>
        {state === 'loading' ? <Loading rows={6} /> : <NotShown result={asked} status={status} onRetry={reload} />}
      </Page>
    );
  const { form, result } = sheet;
  const isOpen = result === null || result.status === 'in_progress';
  return (
    <Page title={form.title} tab="Assessment" back={back} narrow={isOpen}>
      <Whose sheet={sheet} />
      <StaleNote state={state} at={at} reload={reload} />
      {isOpen ? (
        <Open sheet={sheet} take={takeOver} onDone={reloadQuietly} />
      ) : (
        <ResultPage sheet={sheet} onChanged={reloadQuietly} />
      )}
    </Page>
  );
}

interface NotShownProps {
  result: string | null;
  status: number | null;
  onRetry(): void;
}

function NotShown({ result, status, onRetry }: NotShownProps) {
  if (status === 403) return <NoRight title="You do not have the right to see this assessment" />;
  if (status === 404 && result) return <MissingRecord entity={assessmentResult} id={result} />;
  if (status === 404)
    return (
      <ErrorState title="This assessment was not found">
        It may have been removed, or be about somebody in a house you do not work in.
      </ErrorState>
    );
  return (
    <ErrorState title="This assessment could not be loaded" onRetry={onRetry}>
      Check the network, then try again.
    </ErrorState>
  );
}

function Whose({ sheet: { person } }: { sheet: AssessmentSheet }) {
  const { residents } = useChosenHome();
  const { record } = useRecord(resident, person.id);
  const known = record ?? residents.find(({ id }) => id === person.id);
  return known ? <ResidentBanner person={known} /> : <p className={kit['subheading']}>{person.name}</p>;
}

interface OpenProps {
  sheet: AssessmentSheet;
  take(sheet: AssessmentSheet, of?: string): void;
  onDone(): void;
}

/** One that somebody has begun is gone on with, unless it is to be begun anew. Who is answering already is sent their own beginning, and stays. */
function Open({ sheet, take, onDone }: OpenProps) {
  const { zone } = useHouseClock();
  const { form, result, begun, may_fill, who_can } = sheet;
  const [isOffered, setIsOffered] = useState(begun !== null);
  if (!may_fill) return <NoRight title="You do not fill in this form">{who_can}</NoRight>;
  if (result === null && form.status !== 'published')
    return (
      <NoRight title="This form is not in use">Choose a form that is in use from the list of assessments.</NoRight>
    );
  if (result === null && begun && isOffered)
    return (
      <section className={css['card']} data-card>
        <h2 className={kit['heading']}>This has been begun already</h2>
        <p className={kit['reason']}>
          {begun.is_mine ? 'You' : begun.by} began it on {momentInWords(begun.at, zone)}, and it is not finished.
        </p>
        <div className={kit['buttons']}>
          <Button component={Link} to={resultPath(begun.id)}>
            Go on with it
          </Button>
          <Button variant="default" onClick={() => setIsOffered(false)}>
            Begin anew
          </Button>
        </div>
      </section>
    );
  return <FillingPage sheet={sheet} take={take} onDone={onDone} />;
}
