import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { asReadBy } from '#domain/kit/people/who-can.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useReader } from '../../kit/access/use-reader.ts';
import { useEntityPaths } from '../../kit/house/entity-paths.tsx';
import { closeRecording } from '../../kit/state/recording.ts';
import type { StoredRecord } from '../../kit/state/stored-record.ts';

interface ClosedSheetProps {
  entity: Entity;
  sheet: StoredRecord;
  resident: string;
  /** What is over: "This night is closed." */
  said: string;
}

/** A sheet that nobody goes on with here: who still changes it, and the way to it. */
export function ClosedSheet({ entity, sheet, resident, said }: ClosedSheetProps) {
  const to = useEntityPaths().record(entity.name, sheet.id, resident);
  return (
    <>
      <p>{asReadBy(`${said} A senior or a manager can still change it on its full form.`, useReader())}</p>
      {to && (
        <Button variant="default" component={Link} to={to} onClick={closeRecording}>
          Open it
        </Button>
      )}
    </>
  );
}
