import { attachment } from '#domain/attachments/attachment.ts';
import { fileValidity } from '#domain/attachments/file-validity.ts';
import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mayAdd } from '../../kit/access/record-rights.ts';
import { useRights } from '../../kit/access/rights.ts';
import { useRecords } from '../../kit/data/use-records.ts';
import { dayInWords, useHouseClock } from '../../kit/house/house-clock.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { Fold } from '../../kit/page/fold.tsx';
import { ErrorState, Loading } from '../../kit/page/states.tsx';
import { Flag } from '../../kit/ui/flags.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { Line, Lines } from '../../kit/ui/record-lines.tsx';
import kit from '../../kit/styles/kit.module.css';

const kinds: Readonly<Record<string, string>> = attachment.fields.category.options;

/** Certificates, contracts and letters about somebody, as far as the reader may open them. */
export function DocumentsPart({ person, isOpen }: { person: { readonly id: string }; isOpen: boolean }) {
  const rights = useRights();
  const where = useEntityPaths();
  const { today } = useHouseClock();
  const { records, state, reload } = useRecords(
    attachment,
    { staff: person.id, used_as: 'document' },
    { isPart: true },
  );
  const ended = records.filter((file) => fileValidity(file, today()) === 'over').length;
  const form = where.form(attachment.name);
  return (
    <Fold
      title="Documents"
      says={state === 'loading' ? 'Loading …' : records.length === 0 ? 'No files yet' : `Files: ${records.length}`}
      sign={ended > 0 && <Flag tone="danger">{ended === 1 ? '1 has ended' : `${ended} have ended`}</Flag>}
      isOpen={isOpen}
    >
      {state === 'loading' && <Loading rows={2} label="Loading documents" />}
      {state === 'failed' && (
        <ErrorState title="The documents could not be loaded" onRetry={reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {state === 'loaded' && records.length === 0 && <p className={kit['quiet']}>No files yet.</p>}
      {records.length > 0 && (
        <Lines>
          {records.map((file) => (
            <Line key={file.id} to={where.record(attachment.name, file.id, null)} title={file.title}>
              {[kinds[file.category], file.expiry_date && `valid until ${dayInWords(file.expiry_date, true)}`]
                .filter(Boolean)
                .join(' · ')}
            </Line>
          ))}
        </Lines>
      )}
      {form && mayAdd(attachment, rights) && (
        <div className={kit['buttons']}>
          <Button
            component={Link}
            to={`${form}?staff=${person.id}`}
            variant="default"
            leftSection={<IconUpload {...iconProps} />}
          >
            Add a file
          </Button>
        </div>
      )}
    </Fold>
  );
}
