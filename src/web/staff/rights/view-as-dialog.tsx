import { longText, must } from '#domain/kit/vocabulary/fields.ts';
import { viewAsMinutes } from '#domain/staff/rights/view-as.ts';
import { create } from '../../kit/api/api.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { useBecome } from '../../kit/shell/viewing-bar.tsx';

const fields = { reason: must(longText('Why', { max: 500, help: 'Kept in the history, with your name.' })) };

interface ViewAsProps {
  person: { id: string; name: string };
  onClose(): void;
}

/** Lets somebody see Hearth as a colleague sees it, without touching anything. */
export function ViewAsDialog({ person, onClose }: ViewAsProps) {
  const become = useBecome();
  return (
    <AskingDialog
      title={`See Hearth as ${person.name}?`}
      verb="Begin"
      fields={fields}
      onClose={onClose}
      onDone={() => void become()}
      act={({ reason }) => create('/api/me/view-as/', { staff: person.id, reason })}
    >
      <p>
        For {viewAsMinutes} minutes at most you see what {person.name} sees. Nothing can be changed, nothing
        confidential opens, and the history says that it was you who looked.
      </p>
    </AskingDialog>
  );
}
