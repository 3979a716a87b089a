import { Button, Modal } from '@mantine/core';
import { Component, Suspense, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { ChunkLoadError, loadPage } from './load-page.ts';
import { Page } from '../page.tsx';
import { ErrorState } from '../states.tsx';
import kit from '../../styles/kit.module.css';

/** A page whose code arrives when it is first opened, or ahead of it by `fetch`. What is here already is drawn at once: React shows a placeholder for 300 ms, however short the wait. */
export function lazyPage<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let arrived: ComponentType<P> | null = null;
  const fetch = async () => {
    const page = await loadPage(load);
    arrived = page.default;
    return page;
  };
  const Later = lazy(fetch);
  const Lazy = (props: P) => {
    const [Shown] = useState<ComponentType<P>>(() => arrived ?? Later);
    return <Shown {...props} />;
  };
  return Object.assign(Lazy, { fetch });
}

const slowOrRenewed = 'The network may be slow, or Hearth has just been renewed';
const Reload = () => <Button onClick={() => window.location.reload()}>Reload page</Button>;

/** A page that failed stays failed until the browser loads it afresh, and only the person decides when. */
function FailedPage({ error }: { error: Error }) {
  const isMissing = error instanceof ChunkLoadError;
  return (
    <Page title={isMissing ? 'This page could not be loaded' : 'This page has a fault'} narrow>
      <ErrorState title={isMissing ? slowOrRenewed : 'Something went wrong while showing this page'}>
        <p>What you had typed has been kept as a draft and comes back when you open the form again.</p>
        <Reload />
      </ErrorState>
    </Page>
  );
}

interface BoundaryProps {
  failed(error: Error, forget: () => void): ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.failed(error, () => this.setState({ error: null })) : this.props.children;
  }
}

/** Keyed by the path: otherwise the old page would stay in sight while the next one loads. */
export const PageFrame = ({ path, children }: { path: string; children: ReactNode }) => (
  <Boundary key={path} failed={(error) => <FailedPage error={error} />}>
    <Suspense fallback={<div data-placeholder aria-busy="true" />}>{children}</Suspense>
  </Boundary>
);

interface PartProps {
  /** Shown instead when it cannot be. */
  failed: ReactNode;
  children: ReactNode;
}

/** Something that stands beside the page: the page stays as it is, whatever becomes of this. */
export const LazyPart = ({ failed, children }: PartProps) => (
  <Boundary failed={() => failed}>
    <Suspense fallback={null}>{children}</Suspense>
  </Boundary>
);

interface DialogProps {
  onClose(): void;
  /** Stands in its place until its code has come. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** Something that opens over the page; when it cannot, that is said in its place, and nothing under it is lost. */
export const LazyDialog = ({ onClose, waiting = null, children }: DialogProps) => (
  <Boundary
    failed={(error, forget) => {
      const close = () => {
        onClose();
        forget();
      };
      return (
        <Modal opened onClose={close} title="This could not be opened">
          <p>
            {error instanceof ChunkLoadError ? `${slowOrRenewed}. ` : ''}The page behind stays as it is. Save what you
            have begun there, then reload.
          </p>
          <div className={kit['buttons']}>
            <Reload />
            <Button variant="default" onClick={close} data-autofocus>
              Back to the page
            </Button>
          </div>
        </Modal>
      );
    }}
  >
    <Suspense fallback={waiting}>{children}</Suspense>
  </Boundary>
);
