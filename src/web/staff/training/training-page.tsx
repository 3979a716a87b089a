import { home } from '#domain/homes/home.ts';
import { dayCountWords } from '#domain/kit/time/day-count-words.ts';
import { renewalDays } from '#domain/staff/person/renewals.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { notInOrder, type TrainingMatrix } from '#domain/staff/person/training-matrix.ts';
import { Checkbox } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useSearchParams } from 'react-router';
import { useRights } from '../../kit/access/rights.ts';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { Page } from '../../kit/page/page.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { Empty, ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { useSelectedHome } from '../../kit/state/store.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import { maySeeTraining } from './may-see-training.ts';
import { TrainingCards } from './training-cards.tsx';
import { TrainingTable } from './training-table.tsx';
import { AddLink } from '../../kit/page/add-link.tsx';
import kit from '../../kit/styles/kit.module.css';

const back = { to: '/staff', label: 'Staff' };
const isMatrix = objectWith<TrainingMatrix>('today', 'courses', 'rows');

/** Who of the house has which training, and until when. */
export function TrainingPage() {
  const selected = useSelectedHome();
  const rights = useRights();
  if (!maySeeTraining(rights))
    return (
      <Page title="Training" back={back}>
        <NotForReader />
      </Page>
    );
  return selected ? (
    <HouseTraining key={selected.id} chosen={selected} />
  ) : (
    <Page title="Training" back={back}>
      <Empty title="Choose a house first">Training is shown for one house at a time.</Empty>
    </Page>
  );
}

const NotForReader = () => (
  <NoRight title="You do not have the right to see everybody’s training" wanted={{ of: staff, act: 'view:training' }} />
);

function HouseTraining({ chosen }: { chosen: ListedHome }) {
  const asked = useLiveAnswer(`${pathOf(home)}${chosen.id}/training/`, {
    is: isMatrix,
    of: [staff.name],
    home: chosen.id,
    saidFor: 403,
  });
  const { body, state, status, reload } = asked;
  return (
    <Page title={`Training, ${chosen.name}`} tab="Training" back={back} actions={state !== 'failed' && <PrintButton />}>
      {state === 'loading' && <Loading rows={8} label="Loading the training of the house" />}
      {status === 403 && <NotForReader />}
      {state === 'failed' && status !== 403 && !body && (
        <ErrorState title="The training could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      <StaleNote {...asked} />
      {body && body.rows.length === 0 && (
        <Empty title="Nobody works in this house yet" action={<AddLink of={staff}>Add a member of staff</AddLink>}>
          Who has which training, and until when, is shown for everybody who works here. Add staff and choose this house
          for them.
        </Empty>
      )}
      {body && body.rows.length > 0 && <Matrix matrix={body} />}
    </Page>
  );
}

function Matrix({ matrix }: { matrix: TrainingMatrix }) {
  const [params, setParams] = useSearchParams();
  const isNarrow = useMediaQuery('(width < 1000px)', false, { getInitialValueInEffect: false });
  const lacking = matrix.rows.filter((row) => notInOrder(row) > 0);
  const onlyLacking = params.has('lacking');
  const rows = onlyLacking ? lacking : matrix.rows;
  const Shown = isNarrow ? TrainingCards : TrainingTable;
  return (
    <div className={kit['stack']}>
      <div className={kit['row']}>
        {lacking.length === 0 ? (
          <Flag tone="good">Everybody’s training is in order</Flag>
        ) : (
          <Flag tone="danger">
            {lacking.length} of {matrix.rows.length} {lacking.length === 1 ? 'lacks' : 'lack'} something
          </Flag>
        )}
        <Checkbox
          className="no-print"
          label="Only whoever lacks something"
          checked={onlyLacking}
          onChange={({ currentTarget }) =>
            setParams(
              (now) => {
                if (currentTarget.checked) now.set('lacking', '1');
                else now.delete('lacking');
                return now;
              },
              { replace: true },
            )
          }
        />
      </div>
      {rows.length === 0 ? (
        <Empty title="Nobody lacks anything">Take the tick away to see everybody.</Empty>
      ) : (
        <Shown matrix={{ ...matrix, rows }} />
      )}
      <p className={kit['note']}>
        A course counts from its newest certificate. “Soon” is within {dayCountWords(renewalDays.training)}. What a job
        asks for follows from the role and from what somebody is down as able to do; a dash means that it is not asked
        of them. Certificates are added on the person’s page.
      </p>
    </div>
  );
}
