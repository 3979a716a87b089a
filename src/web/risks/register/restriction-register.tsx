import { capacityBasis } from '#domain/plans/plan/capacity-basis.ts';
import { countRestrictions, missingBasis, type Restriction } from '#domain/plans/risk/restriction.ts';
import { home } from '#domain/homes/home.ts';
import { Link } from 'react-router';
import { listOf } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { useEntityPaths, type EntityPaths } from '../../kit/house/entity-paths.tsx';
import { useShortName } from '../../kit/person/use-short-name.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { useChosenHome } from '../../kit/state/store.ts';
import { Flag, Flags } from '../../kit/ui/flags.tsx';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import { Empty, ErrorState, Loading } from '../../kit/page/states.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './restriction-register.module.css';

const isRegister = listOf<Restriction>('kind', 'id', 'title');

/** Every restriction in force in the house, with what makes it lawful and when it is looked at again. */
export function RestrictionRegister({ of }: { of: string }) {
  const read = useLiveAnswer(`${pathOf(home)}${of}/restrictions/`, {
    is: isRegister,
    of: ['risk', 'resident', 'family'],
    home: of,
  });
  const { body, state, reload } = read;
  if (state === 'loading') return <Loading rows={5} label="Loading the restrictions" />;
  if (!body)
    return (
      <ErrorState title="The restrictions could not be loaded" onRetry={reload}>
        Check the network, then try again.
      </ErrorState>
    );
  if (body.length === 0)
    return <Empty title="Nobody is restricted here">No risk assessment, DoLS or contact restricts anybody.</Empty>;
  return (
    <>
      <StaleNote {...read} />
      <Counted restrictions={body} />
      <ul className={kit['list']} aria-label="Restrictions in force">
        {body.map((one) => (
          <Row key={`${one.kind} ${one.id}`} restriction={one} />
        ))}
      </ul>
    </>
  );
}

function Counted({ restrictions }: { restrictions: readonly Restriction[] }) {
  const { all, without_basis, overdue } = countRestrictions(restrictions, useHouseClock().today());
  return (
    <Flags
      label="Restrictions"
      flags={[
        { tone: 'info', words: `${all} in force` },
        { tone: without_basis > 0 ? 'danger' : 'good', words: `${without_basis} without a legal basis` },
        { tone: overdue > 0 ? 'danger' : 'good', words: `${overdue} past their review` },
      ]}
    />
  );
}

const placeOf = ({ kind, id, resident }: Restriction, where: EntityPaths): string | null => {
  if (kind === 'risk') return where.record('risk', id, resident);
  if (kind === 'contact') return where.record('family', id, resident);
  return where.record('resident', id, null);
};

function Row({ restriction }: { restriction: Restriction }) {
  const where = useEntityPaths();
  const today = useHouseClock().today();
  const shortName = useShortName();
  const { residents } = useChosenHome();
  const person = residents.find(({ id }) => id === restriction.resident);
  const missing = missingBasis(restriction, today);
  const { title, basis, reason, since, review_date, kind } = restriction;
  const isOverdue = review_date !== null && review_date < today;
  const to = placeOf(restriction, where);
  return (
    <li className={css['row']} data-card>
      <div className={css['words']}>
        {to ? (
          <Link to={to} className={kit['link']}>
            {title}
          </Link>
        ) : (
          <strong>{title}</strong>
        )}
        <span className={kit['quiet']}>
          {[person ? shortName(person) : 'The house', since && `since ${dayInWords(since, true)}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {reason && <p className={kit['reason']}>{reason}</p>}
      </div>
      <div className={css['signs']}>
        {missing ? (
          <Flag tone="danger">{missing}</Flag>
        ) : (
          <Flag tone="good">
            {basis ? capacityBasis[basis] : kind === 'contact' ? 'Written in the contact' : 'In force'}
          </Flag>
        )}
        <Flag tone={isOverdue ? 'danger' : 'quiet'}>
          {review_date
            ? `${kind === 'dols' ? 'Until' : 'Review'} ${dayInWords(review_date, true)}`
            : 'No date of review'}
        </Flag>
      </div>
    </li>
  );
}
