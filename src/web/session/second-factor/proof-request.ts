import { observable } from '#web/kit/state/observable.ts';

interface ProofRequest {
  /** Whether it was shown; whoever turns away has not. */
  settle(isProven: boolean): void;
}

/** What the page is asked to ask for, if anything. */
export const proofRequest = observable<ProofRequest | null>(null);

let asking: Promise<boolean> | null = null;

/** Asks whoever is there to show once more that it is them. Calls that are refused meanwhile wait for the same answer. */
export function askForProof(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    proofRequest.set({
      settle(isProven) {
        proofRequest.set(null);
        asking = null;
        resolve(isProven);
      },
    });
  });
  return asking;
}
