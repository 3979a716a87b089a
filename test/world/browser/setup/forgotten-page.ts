import { connect } from '#web/kit/api/api.ts';
import { pageOpened } from '#web/kit/api/error-catalogue.ts';
import { secondsLeft } from '#web/kit/api/idle.ts';
import { forgetLoads } from '#web/kit/data/load-state.ts';
import { forgetPortraits } from '#web/kit/person/portraits.ts';
import { draftsBelongTo } from '#web/kit/saving/drafts.ts';
import { endedBy } from '#web/kit/shell/session-life.tsx';
import { registerEntities } from '#web/kit/state/entities.ts';
import { registerNextSteps } from '#web/kit/state/next-step.ts';
import { closeRecording } from '#web/kit/state/recording.ts';
import { forgetMessages, makeRoomFor } from '#web/kit/state/toasts.ts';
import { ticked } from '#web/handover/brief/brief-cards.tsx';
import { touring } from '#web/help/tour/touring.ts';
import { forgetSaved } from '#web/recording/saved/just-saved.ts';
import { forgetFacts } from '#web/recording/sheet/use-facts.ts';
import { recentPeople, searching } from '#web/search/searching.ts';
import { proofRequest } from '#web/session/second-factor/proof-request.ts';
import { register } from '#domain/register.ts';

/**
 * What a page remembers for as long as it lives is forgotten, as if the browser had loaded it anew: the tests of a
 * worker share one page, and each begins with nothing open, nobody signed in and nothing read.
 */
export function forgetPage(owner: string): void {
  registerEntities(register);
  registerNextSteps({}, () => {});
  connect({ token: () => null, onLocked: () => {}, onEnded: () => {} });
  draftsBelongTo(owner);
  proofRequest.get()?.settle(false);
  for (const flag of [searching, touring]) flag.set(false);
  for (const nothing of [endedBy, secondsLeft]) nothing.set(null);
  recentPeople.set([]);
  ticked.set(0);
  closeRecording();
  forgetFacts();
  forgetLoads();
  forgetPortraits();
  forgetSaved();
  forgetMessages();
  makeRoomFor(Infinity);
  pageOpened();
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  for (const meta of document.querySelectorAll('meta')) meta.remove();
}
