import { createElement, type ReactNode } from 'react';
import { memoize } from '#domain/kit/vocabulary/memoize.ts';
import { Navigate, useSearchParams, type RouteObject } from 'react-router';
import { lazyPage } from './kit/page/opening/lazy-page.tsx';
import type { RouteRow, Screen } from './routes.ts';

const ListPage = lazyPage(() => import('./records/screens/record-list-screen.tsx'));
const FormPage = lazyPage(() => import('./records/screens/record-form-screen.tsx'));
const DetailPage = lazyPage(() => import('./records/screens/record-detail-screen.tsx'));

const handMade = memoize((screen: Screen) => lazyPage(screen));

/** Lets a page be drawn at once when it is opened. Where that fails, opening it says so. */
export const fetchAhead = (screen: Screen): Promise<unknown> => handMade(screen).fetch().catch(console.warn);

interface SharedProps {
  pages: Readonly<Record<string, Screen>>;
  also: readonly string[];
  related: readonly string[];
  children: ReactNode;
}

/** The page of a route, or in its place that of another kind of record that shares it: its own, or its list. */
function SharedPage({ also, related, pages, children }: SharedProps) {
  const of = useSearchParams()[0].get('of');
  if (!of || !also.includes(of)) return children;
  const own = pages[of];
  return own ? createElement(handMade(own), { key: of }) : <ListPage key={of} entity={of} related={related} />;
}

function pageOf(row: RouteRow) {
  const page = filledPage(row);
  return row.also ? (
    <SharedPage
      also={row.also.filter((kind) => !row.draws?.includes(kind))}
      related={row.related ?? []}
      pages={row.pages ?? {}}
    >
      {page}
    </SharedPage>
  ) : (
    page
  );
}

function filledPage(row: RouteRow) {
  if ('screen' in row) return createElement(handMade(row.screen));
  if (row.list)
    return <ListPage entity={row.list} filter={row.filter ?? {}} title={row.title} related={row.related ?? []} />;
  if (row.form) return <FormPage entity={row.form} changes={row.changes ?? false} />;
  if (row.detail) return <DetailPage entity={row.detail} />;
  throw new Error(`Nothing is shown at ${row.path}`);
}

/** Exact means the whole path; otherwise anything below it belongs to the page too. */
export const routesOf = (table: readonly RouteRow[], otherwise: string): RouteObject[] => [
  ...table.map((row) => ({ path: row.exact ? row.path : `${row.path}/*`, caseSensitive: true, element: pageOf(row) })),
  { path: '*', element: <Navigate to={otherwise} replace /> },
];
