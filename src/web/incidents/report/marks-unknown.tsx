import { Button } from '@mantine/core';
import { InlineError } from '../../kit/ui/messages/inline-error.tsx';
import type { Records } from '../../kit/data/use-records.ts';
import { t } from '../../kit/state/words.ts';

/** Without the body map nobody knows whether a mark points to safeguarding, so the reasons are not all there. */
export const MarksUnknown = ({ state, reload }: Pick<Records, 'state' | 'reload'>) => (
  <InlineError>
    {state === 'failed' && (
      <>
        The body map could not be loaded. A mark that nobody can explain would be a reason too.{' '}
        <Button variant="subtle" onClick={reload}>
          {t('again')}
        </Button>
      </>
    )}
  </InlineError>
);
