import type { FieldOf } from '#domain/kit/vocabulary/fields.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFieldScope } from '../field-scope.ts';
import { createAttachment } from './send-file.ts';
import { whyNotSent } from './why-not-sent.ts';
import { useUploads, type Upload } from './use-uploads.ts';

/** Files of a form's field: each becomes a file of the house or the resident once it has arrived, and is then handed over. */
export function useStoredFiles(
  field: Pick<FieldOf<'file'>, 'usedAs' | 'category'>,
  onStored: (upload: Upload) => void,
) {
  const scope = useFieldScope();
  const { uploads, add, drop } = useUploads();
  const begun = useRef(new Set<string>());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());

  const save = useEffectEvent(async (upload: Upload) => {
    const answer = scope.savesFile ? null : await createAttachment(upload, field, scope);
    if (answer && !answer.ok) return setRefused((now) => new Map(now).set(upload.id, whyNotSent(answer)));
    onStored(answer ? { ...upload, id: answer.body.id } : upload);
    return drop(upload.id, true);
  });
  useEffect(() => {
    for (const upload of uploads)
      if (upload.state === 'arrived' && !begun.current.has(upload.id)) {
        begun.current.add(upload.id);
        void save(upload);
      }
  }, [uploads]);

  return {
    uploads: uploads.map((upload): Upload => {
      const why = refused.get(upload.id);
      return why === undefined ? upload : { ...upload, state: 'refused', why };
    }),
    add,
    drop,
  };
}
