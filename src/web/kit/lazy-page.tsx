import { Button } from '@mantine/core';
import { Component, Suspense, lazy, type ComponentType, type ReactNode } from 'react';
import { ChunkLoadError, loadPage } from './load-page.ts';
import { Page } from './page.tsx';
import { ErrorState } from './states.tsx';

/** A page whose code arrives when it is first opened. */
export const lazyPage = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) => lazy(() => loadPage(load));

/** A page that failed stays failed until the browser loads it afresh, and only the person decides when. */
function FailedPage({ error }: { error: Error }) {
  const isMissing = error instanceof ChunkLoadError;
  return (
    <Page title={isMissing ? 'This page could not be loaded' : 'This page has a fault'} narrow>
      <ErrorState title={isMissing ? 'The network may be slow, or Hearth has just been renewed' : 'Something went wrong while showing this page'}>
        <p>What you had typed has been kept as a draft and comes back when you open the form again.</p>
        <Button onClick={() => window.location.reload()}>Reload page</Button>
      </ErrorState>
    </Page>
  );
}

class PageBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    return this.state.error ? <FailedPage error={this.state.error} /> : this.props.children;
  }
}

/** Keyed by the path: otherwise the old page would stay in sight while the next one loads. */
export const PageFrame = ({ path, children }: { path: string; children: ReactNode }) => (
  <PageBoundary key={path}>
    <Suspense fallback={<div data-placeholder aria-busy="true" />}>{children}</Suspense>
  </PageBoundary>
);
