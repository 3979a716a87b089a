import { figureWords } from '#domain/house-overview/figure-words.ts';
import { figureOf, type FigureName } from '#domain/house-overview/figures.ts';
import type { FigureDetail, FigureItem } from '#domain/house-overview/overview.ts';
import { home } from '#domain/homes/home.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { objectWith } from '../../kit/api/shapes.ts';
import { useLiveAnswer } from '../../kit/data/use-live-answer.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Page } from '../../kit/page/page.tsx';
import { Panel } from '../../kit/page/panel.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { Empty, ErrorState, Loading, NoRight } from '../../kit/page/states.tsx';
import type { ListedHome } from '../../kit/state/chosen-home.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import { StaleNote } from '../../kit/ui/messages/stale-note.tsx';
import { FigureTrend } from './figure-trend.tsx';
import { comparePath } from './figure-path.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './figures.module.css';

const isDetail = objectWith<FigureDetail>('figure', 'value', 'items', 'readings');
/** What is counted over a whole house can wait until a round is over. */
const pauseMs = 2000;

interface FigureProps {
  chosen: ListedHome;
  name: FigureName;
  back: { to: string; label: string };
}

/** One figure of the house: how it stands, whom it counts, how it went and how it is counted. */
export function FigurePage({ chosen, name, back }: FigureProps) {
  const asked = useLiveAnswer(`${pathOf(home)}${chosen.id}/figures/${name}/`, {
    is: isDetail,
    of: 'everything',
    home: chosen.id,
    pauseMs,
  });
  const { label, page } = figureOf(name);
  const actions = (
    <>
      <PrintButton />
      {page && (
        <Button variant="default" component={Link} to={page.to}>
          {page.label}
        </Button>
      )}
      <Button variant="default" component={Link} to={comparePath}>
        Compare houses
      </Button>
    </>
  );
  return (
    <Page title={`${label}, ${chosen.name}`} tab={label} back={back} actions={actions}>
      <StaleNote {...asked} />
      <Read asked={asked} name={name} />
    </Page>
  );
}

function Read({
  asked: { body, state, status, reload },
  name,
}: Pick<FigureProps, 'name'> & { asked: ReturnType<typeof useLiveAnswer<FigureDetail>> }) {
  if (state === 'loading') return <Loading rows={5} label="Loading the figure" />;
  if (status === 403) return <NoRight title="You do not have the right to see this figure" />;
  if (!body)
    return (
      <ErrorState title="The figure could not be loaded" onRetry={reload}>
        Check the network, then try again.
      </ErrorState>
    );
  const { tone, counted } = figureOf(name);
  const words = figureWords(name, body);
  const colour = body.value === null ? 'quiet' : tone(body.value);
  return (
    <>
      <p className={css['now']}>{colour === 'quiet' ? words : <Flag tone={colour}>{words}</Flag>}</p>
      <p className={kit['quiet']}>{counted}</p>
      <Items of={body.items} />
      <FigureTrend name={name} detail={body} />
    </>
  );
}

function Items({ of }: { of: readonly FigureItem[] }) {
  if (of.length === 0) return <Empty title="Nothing to list">Nothing is behind this figure at the moment.</Empty>;
  return (
    <Panel title="What is behind it" count={of.length}>
      <ul className={`${kit['bare']} ${css['lines']} ${css['items']}`}>
        {of.map((item, place) => (
          <Item key={`${item.entity} ${item.id} ${place}`} item={item} />
        ))}
      </ul>
    </Panel>
  );
}

function Item({ item: { entity, id, resident, name, detail } }: { item: FigureItem }) {
  const to = useEntityPaths();
  const path = entity && to.record(entity, id, resident);
  return (
    <li>
      {path ? (
        <Link to={path} className={kit['link']}>
          {name}
        </Link>
      ) : (
        <strong>{name}</strong>
      )}
      <span className={kit['quiet']}>{detail}</span>
    </li>
  );
}
