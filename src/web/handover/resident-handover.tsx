import type { ResidentPage } from '#domain/handover/lines/compose.ts';
import { Flag } from '../kit/ui/flags.tsx';
import { momentInWords, useHouseClock } from '../kit/house/house-clock.ts';
import { Panel } from '../kit/page/panel.tsx';
import { objectWith } from '../kit/api/shapes.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { LineList } from './sheet/line-list.tsx';
import { priorityFlags } from './sheet/priority-flags.ts';
import { recordAddress } from '../records/record-address.ts';

interface Answer {
  readonly since: string;
  readonly page: ResidentPage;
}

const isAnswer = objectWith<Answer>('since', 'page');

/** What changed for one resident since the last handover, composed from the records at this minute. */
export function ResidentHandover({ resident }: { resident: string }) {
  const { body, state, at, reload } = useLiveAnswer(`/api/resident/${resident}/handover/`, {
    is: isAnswer,
    of: 'everything',
    resident,
  });
  const { zone } = useHouseClock();
  const flag = body && priorityFlags[body.page.priority];
  return (
    <Panel
      title="Since the last handover"
      state={state}
      at={at}
      onRetry={reload}
      wide
      isEmpty={body?.page.lines.length === 0}
      empty={body ? `As usual since ${momentInWords(body.since, zone)}.` : ''}
      {...(flag ? { action: <Flag tone={flag.tone}>{flag.words}</Flag> } : {})}
    >
      {body && <LineList lines={body.page.lines} addressOf={({ source }) => recordAddress(resident, source)} />}
    </Panel>
  );
}
