import { LazyDialog, lazyPage } from '#web/kit/page/opening/lazy-page.tsx';
import { proofRequest } from './proof-request.ts';

const ProofDialog = lazyPage<{ settle(isProven: boolean): void }>(() => import('./proof-dialog.tsx'));

/** Stands ready to ask for a proof over whatever page asked for something weighty. */
export function ProofHost() {
  const asked = proofRequest.use();
  return (
    asked && (
      <LazyDialog onClose={() => asked.settle(false)}>
        <ProofDialog settle={asked.settle} />
      </LazyDialog>
    )
  );
}
