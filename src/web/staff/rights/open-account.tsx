import { personName } from '#domain/kit/people/person-name.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { partialUpdate } from '../../kit/api/api.ts';
import { pathOf } from '../../kit/state/entities.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { showToast } from '../../kit/state/toasts.ts';
import { RightsReviewDialog } from './rights-review-dialog.tsx';

interface OpenProps {
  person: Stored<typeof staff>;
  onChanged(record: Stored<typeof staff>): void;
  onAsked(): void;
  onClose(): void;
}

/** Opens a closed account, or asks a second person to, where it comes with rights that two people give. */
export function OpenAccount({ person, onChanged, onAsked, onClose }: OpenProps) {
  const finish = (words: string) => {
    showToast(words, 'good');
    onClose();
  };
  return (
    <RightsReviewDialog
      title={`Open the account of ${personName(person)}?`}
      change={{ entity: 'staff', target: person.id, is_active: true }}
      save={async () => {
        const answer = await partialUpdate(
          pathOf(staff),
          person.id,
          {
            is_active: true,
            version: person.version,
          },
          { is: shapeOf(staff) },
        );
        if (answer.ok) onChanged(answer.body);
        return answer;
      }}
      onSaved={() => finish('The account is open')}
      onAsked={() => {
        finish('Asked for. It waits for a second person.');
        onAsked();
      }}
      onClose={onClose}
    />
  );
}
