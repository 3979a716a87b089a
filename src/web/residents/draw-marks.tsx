import { bodyMap } from '#domain/incidents/body-map.ts';
import { Button } from '@mantine/core';
import { IconBodyScan } from '@tabler/icons-react';
import { useState } from 'react';
import type { DrawProps } from '../incidents/drawn-marks.ts';
import { iconLook } from '../kit/icon-look.ts';
import { LazyPart, lazyPage } from '../kit/lazy-page.tsx';
import { NotDone } from '../kit/not-done.tsx';
import { mayAdd } from '../kit/record-rights.ts';
import { useRights } from '../kit/rights.ts';

const ReportMarks = lazyPage(() => import('./report-marks.tsx'));

/** The body, opened by whoever has seen a mark; what is drawn on it is saved with the report. */
export function DrawMarks({ isShown, ...props }: DrawProps) {
  const rights = useRights();
  const [isOpen, setIsOpen] = useState(false);
  if (!mayAdd(bodyMap, rights)) return null;
  return (
    <div hidden={!isShown}>
      {isOpen
        ? <LazyPart failed={<NotDone>The drawing could not be loaded. Send the report, then add the mark on its page.</NotDone>}><ReportMarks {...props} /></LazyPart>
        : <Button variant="default" leftSection={<IconBodyScan {...iconLook} />} onClick={() => setIsOpen(true)}>Draw a mark on the body</Button>}
    </div>
  );
}
