import { attachment } from '#domain/attachments/attachment.ts';
import { FilledFacts } from '../kit/record/filled-facts.tsx';
import type { ValueWording } from '../kit/names/value-text.ts';
import type { Stored } from '../kit/state/stored-record.ts';
import kit from '../kit/styles/kit.module.css';
import css from './files.module.css';

interface FileFactsProps {
  file: Stored<typeof attachment>;
  wording: ValueWording;
}

/** What a file is and what it belongs to; what only an engineer asks is folded away. */
export function FileFacts({ file, wording }: FileFactsProps) {
  const shown = { of: attachment, record: file, wording };
  return (
    <section className={css['facts']} aria-label="About the file" data-card>
      <FilledFacts
        {...shown}
        names={[
          'category',
          'linked_object',
          'staff',
          'document_date',
          'expiry_date',
          'pages',
          'size',
          'is_sensitive',
          'is_obsolete',
        ]}
      />
      <details>
        <summary className={kit['note']}>How it is kept</summary>
        <FilledFacts {...shown} names={['mime', 'file_version', 'scan_status', 'sha256']} />
      </details>
    </section>
  );
}
