import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { Button } from '@mantine/core';
import { IconArrowsDiff, IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router';
import { filled } from '../kit/state/collections.ts';
import { dayInWords } from '../kit/house/house-clock.ts';
import { iconProps } from '../kit/ui/icon-props.ts';
import { storable } from '../kit/state/stored-record.ts';
import { StaleNote } from '../kit/ui/messages/stale-note.tsx';
import { Empty, ErrorState, Loading, NoRight } from '../kit/page/states.tsx';
import { DayPictures } from './figure/day-picture.tsx';
import { BodyMarkList } from './marks/body-mark-list.tsx';
import { MarkTable } from './marks/mark-table.tsx';
import { useBodyMarks, type NumberedMark } from './marks/use-body-marks.ts';
import { useTimeMachine } from './figure/use-time-machine.ts';
import kit from '../kit/styles/kit.module.css';
import body from './figure/body-map.module.css';
import css from './resident-body.module.css';

/** One resident's body: every mark there ever was, on any day. */
export function ResidentBody({ resident }: { resident: string }) {
  const { marks, state, at, reload } = useBodyMarks({ resident });
  if (state === 'refused') return <NoRight title="You do not have the right to see body maps" />;
  if (state === 'failed' && marks.length === 0)
    return (
      <ErrorState title="The body map could not be loaded" onRetry={reload}>
        Check the network, then try again.
      </ErrorState>
    );
  if (state === 'loading') return <Loading rows={8} label="Loading the body map" />;
  if (marks.length === 0)
    return (
      <Empty title="No marks recorded">
        When a bruise, a wound or sore skin is seen, it is drawn here, and followed until it has healed.
      </Empty>
    );
  return (
    <>
      <StaleNote state={state} at={at} reload={reload} />
      <Body marks={marks} />
    </>
  );
}

function Body({ marks }: { marks: readonly NumberedMark[] }) {
  const time = useTimeMachine(marks);
  const dispatch = useDispatch();
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<string | null>(params.get('mark'));
  const choose = (id: string | null) => {
    setChosen(id);
    const chart = marks.find((mark) => mark.id === id)?.chart;
    dispatch(
      filled(
        bodyMap.name,
        'selectedBodyMapList',
        marks.filter((mark) => mark.chart === chart).map((mark) => storable(bodyMap, mark)),
      ),
    );
  };
  const isPast = time.day !== time.today;
  const compare = () => time.compare(time.other === null ? time.first : null);
  return (
    <>
      <div className={`${body['beside']} ${css['body']}`} data-two={time.other !== null || undefined}>
        <section className={body['card']} aria-label="The body" data-card>
          <DayPictures marks={marks} time={time} chosen={chosen} onChoose={(id) => choose(id)} />
          <div className={kit['buttons']}>
            <Button
              variant="default"
              aria-pressed={time.other !== null}
              onClick={compare}
              leftSection={<IconArrowsDiff {...iconProps} />}
            >
              {time.other === null ? 'Compare two days' : 'Show one day'}
            </Button>
            {isPast && (
              <Button
                variant="default"
                onClick={() => time.show(time.today)}
                leftSection={<IconCalendar {...iconProps} />}
              >
                Back to today
              </Button>
            )}
          </div>
        </section>
        <section className={body['card']} data-card>
          <h2 className={kit['heading']}>{isPast ? `Marks known on ${dayInWords(time.day)}` : 'Marks'}</h2>
          <BodyMarkList marks={marks} day={time.day} zone={time.zone} chosen={chosen} onChoose={choose} />
        </section>
      </div>
      <MarkTable marks={marks} day={time.day} zone={time.zone} />
    </>
  );
}
