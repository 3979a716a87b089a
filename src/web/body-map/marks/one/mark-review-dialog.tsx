import { bodyMap } from '#domain/incidents/body-map/body-map.ts';
import { sizeWords } from '#domain/incidents/body-map/body-mark-size.ts';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { create } from '../../../kit/api/api.ts';
import { AskingDialog } from '../../../kit/form/asking/asking-dialog.tsx';
import { saved } from '../../../kit/state/collections.ts';
import { pathOf } from '../../../kit/state/entities.ts';
import { FieldScopeProvider } from '../../../kit/input/field-scope.ts';
import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { shapeOf } from '../../../kit/api/shapes.ts';
import { storable, type StoredRecord, type Stored } from '../../../kit/state/stored-record.ts';
import { showToast } from '../../../kit/state/toasts.ts';
import { markTitle } from '../mark-words.ts';
import type { NumberedMark } from '../use-body-marks.ts';

const { length_mm, width_mm, reviews, next_review_on } = bodyMap.fields;
/** What is asked each time a mark is looked at again: the record's own fields, the size as two numbers. */
const { healing, colour, note, photo } = reviews.columns;
const asked = { healing, length_mm, width_mm, colour, note, photo, next_review_on };

function sizeOf({ length_mm: length, width_mm: width }: RecordValues): string | null {
  return typeof length === 'number'
    ? sizeWords({ length_mm: length, width_mm: typeof width === 'number' ? width : null })
    : null;
}

/** Looking at a mark again. Nothing of the last time is copied into the new one. */
export function MarkReviewDialog({
  mark,
  record,
  onDone,
  onClose,
}: {
  mark: NumberedMark;
  record: StoredRecord;
  onDone(record: Stored<typeof bodyMap>): void;
  onClose(): void;
}) {
  const dispatch = useDispatch();
  const scope = useMemo(
    () => ({ home: null, resident: mark.resident, names: new Map<string, string>(), savesFile: false }),
    [mark.resident],
  );
  const done = (reviewed: Stored<typeof bodyMap>) => {
    dispatch(saved(bodyMap.name, storable(bodyMap, reviewed)));
    showToast('Review saved', 'good');
    onDone(reviewed);
    onClose();
  };
  const act = (values: RecordValues) => {
    const { length_mm: _length, width_mm: _width, ...rest } = values;
    return create(
      `${pathOf(bodyMap)}${mark.id}/review/`,
      {
        ...rest,
        size: sizeOf(values),
        version: record.version,
      },
      { is: shapeOf(bodyMap) },
    );
  };
  return (
    <FieldScopeProvider value={scope}>
      <AskingDialog
        title={`Mark ${mark.number}: how does it look now?`}
        verb="Save review"
        fields={asked}
        draft={{ form: 'mark-review', record: mark.id }}
        act={act}
        onDone={done}
        onClose={onClose}
      >
        <p>{markTitle(mark)}</p>
      </AskingDialog>
    </FieldScopeProvider>
  );
}
