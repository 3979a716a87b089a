import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { Button } from '@mantine/core';
import { IconBodyScan } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { chartDraft, isDrawnFor } from '../body-map/chart-draft.ts';
import type { DrawProps } from '../incidents/report/drawn-marks.ts';
import { readDraft } from '../kit/saving/drafts.ts';
import { iconProps } from '../kit/ui/icon-props.ts';
import { LazyPart, lazyPage } from '../kit/page/opening/lazy-page.tsx';
import { InlineError } from '../kit/ui/messages/inline-error.tsx';
import { mayAdd } from '../kit/access/record-rights.ts';
import { useRights } from '../kit/access/rights.ts';

const ReportMarks = lazyPage(() => import('./report-marks.tsx'));

/** The body, opened by whoever has seen a mark; what is drawn on it is saved with the report. */
export function DrawMarks({ isShown, ...props }: DrawProps) {
  const rights = useRights();
  const [isOpen, setIsOpen] = useState(false);
  const { report, person } = props;
  useEffect(() => {
    let isHere = true;
    // What was drawn before a reload goes out with the report, whether or not anybody looks at it again.
    void readDraft(chartDraft(person.id)).then(
      (draft) => isHere && draft && isDrawnFor(draft, report) && setIsOpen(true),
    );
    return () => {
      isHere = false;
    };
  }, [person.id, report]);
  if (!mayAdd(bodyMap, rights)) return null;
  return (
    <div hidden={!isShown}>
      {isOpen ? (
        <LazyPart
          failed={
            <InlineError>The drawing could not be loaded. Send the report, then add the mark on its page.</InlineError>
          }
        >
          <ReportMarks {...props} />
        </LazyPart>
      ) : (
        <Button variant="default" leftSection={<IconBodyScan {...iconProps} />} onClick={() => setIsOpen(true)}>
          Draw a mark on the body
        </Button>
      )}
    </div>
  );
}
