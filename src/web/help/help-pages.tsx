import type { HelpPart } from '#domain/help/article.ts';
import { articles } from '#domain/help/articles.ts';
import { articleNames, contents, isArticle, type ArticleName } from '#domain/help/contents.ts';
import { Button } from '@mantine/core';
import { IconBook } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PageActions, type MoreItem } from '../kit/page/more-menu.tsx';
import { Page } from '../kit/page/page.tsx';
import { PrintButton } from '../kit/page/print/print-button.tsx';
import { useSelectedHome } from '../kit/state/store.ts';
import { iconProps } from '../kit/ui/icon-props.ts';
import { startTour } from './tour/touring.ts';
import { articlePath, helpPath } from './help-path.ts';
import { pictures } from './pictures.ts';
import kit from '../kit/styles/kit.module.css';
import css from './help.module.css';

/** How the work is done with Hearth, for carers: one page each, or all of them as a booklet for an induction. */
export default function HelpPages({ asked }: { asked: string | null }) {
  if (asked === 'booklet') return <Booklet />;
  return isArticle(asked) ? <ArticlePage name={asked} /> : <Contents />;
}

const booklet: MoreItem = {
  label: 'All of it, to print',
  icon: <IconBook {...iconProps} />,
  act: `${helpPath}=booklet`,
};

const Contents = () => (
  <Page
    title="Help"
    narrow
    actions={
      <>
        <PageActions items={[booklet]} />
        <TourButton />
      </>
    }
  >
    <ul className={`${kit['card']} ${css['contents']}`} data-card>
      {articleNames.map((name) => (
        <li key={name}>
          <Link className={kit['link']} to={articlePath(name)}>
            {contents[name].title}
          </Link>
          <p className={kit['quiet']}>{articles[name].purpose}</p>
        </li>
      ))}
    </ul>
  </Page>
);

/** The tour goes over the screen of a house. */
const TourButton = () =>
  useSelectedHome() && (
    <Button onClick={startTour} className="no-print">
      Show me around
    </Button>
  );

const ArticlePage = ({ name }: { name: ArticleName }) => (
  <Page
    title={contents[name].title}
    back={{ to: helpPath, label: 'Help' }}
    narrow
    actions={
      <>
        <PrintButton />
        <Button component={Link} to={articles[name].page.to} className="no-print">
          Open {articles[name].page.label}
        </Button>
      </>
    }
  >
    <Written name={name} />
  </Page>
);

const Booklet = () => (
  <Page
    title="How we work with Hearth"
    back={{ to: helpPath, label: 'Help' }}
    narrow
    actions={<PrintButton isMain>Print the booklet</PrintButton>}
  >
    {articleNames.map((name) => (
      <section key={name} className={css['chapter']}>
        <h2 className={css['title']}>{contents[name].title}</h2>
        <Written name={name} />
      </section>
    ))}
  </Page>
);

function Written({ name }: { name: ArticleName }) {
  const { purpose, parts, picture } = articles[name];
  return (
    <div className={`${kit['card']} ${css['article']}`} data-card>
      <p className={css['purpose']}>{purpose}</p>
      {parts.map((part) => (
        <Part key={part.heading} part={part} />
      ))}
      {picture && <img className={css['picture']} src={pictures[picture.name]} alt={picture.shows} loading="lazy" />}
    </div>
  );
}

const Part = ({ part: { heading, steps, words } }: { part: HelpPart }) => (
  <section>
    <h3 className={kit['subheading']}>{heading}</h3>
    {words && <p>{words}</p>}
    {steps && (
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    )}
  </section>
);
