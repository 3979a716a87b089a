import { longText, must } from '#domain/kit/vocabulary/fields.ts';
import { viewAsMinutes } from '#domain/staff/rights/view-as.ts';
import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { create } from '../../kit/api/api.ts';
import { AskingDialog } from '../../kit/form/asking-dialog.tsx';
import { useBecome } from '../../kit/shell/viewing-bar.tsx';
import { iconLook } from '../../kit/ui/icon-look.ts';

const fields = { reason: must(longText('Why', { max: 500, help: 'Kept in the history, with your name.' })) };

/** Lets somebody see Hearth as a colleague sees it, without touching anything. */
export function ViewAsButton({ person }: { person: { id: string; name: string } }) {
  const [isAsking, setIsAsking] = useState(false);
  const become = useBecome();
  return (
    <>
      <Button variant="default" leftSection={<IconEye {...iconLook} />} onClick={() => setIsAsking(true)}>
        See Hearth as {person.name}
      </Button>
      {isAsking && (
        <AskingDialog
          title={`See Hearth as ${person.name}?`}
          verb="Begin"
          fields={fields}
          onClose={() => setIsAsking(false)}
          onDone={() => void become()}
          act={({ reason }) => create('/api/me/view-as/', { staff: person.id, reason })}
        >
          <p>
            For {viewAsMinutes} minutes at most you see what {person.name} sees. Nothing can be changed, nothing
            confidential opens, and the history says that it was you who looked.
          </p>
        </AskingDialog>
      )}
    </>
  );
}
