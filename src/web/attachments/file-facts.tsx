import { attachment } from '#domain/attachments/attachment.ts';
import type { LinkedRecord } from '#domain/kit/vocabulary/fields.ts';
import { Link } from 'react-router';
import { FilledFacts } from '../kit/record/filled-facts.tsx';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import { useNamesOf } from '../kit/names/use-ref-names.ts';
import type { ValueWording } from '../kit/names/value-text.ts';
import { entityNamed } from '../kit/state/entities.ts';
import type { Stored } from '../kit/state/stored-record.ts';
import kit from '../kit/styles/kit.module.css';
import css from './files.module.css';

interface FileFactsProps {
  file: Stored<typeof attachment>;
  wording: ValueWording;
}

interface AlsoLinkedProps {
  links: readonly LinkedRecord[];
  resident: string | null;
}

/** The records that name it after the one it belongs to. One that the reader may not see has no name, and is left out. */
function AlsoLinked({ links, resident }: AlsoLinkedProps) {
  const where = useEntityPaths();
  const names = useNamesOf(links.map(({ entity, id }) => ({ to: entity, id })));
  const known = links.flatMap(({ entity, id }) => {
    const [name, to] = [names.get(id), where.record(entity, id, resident)];
    return name && to ? [{ id, to, words: `${entityNamed(entity).labels.one}: ${name}` }] : [];
  });
  return known.length === 0 ? null : (
    <section aria-labelledby="also-linked">
      <h3 id="also-linked" className={kit['note']}>
        Named by as well
      </h3>
      <ul className={kit['list']}>
        {known.map(({ id, to, words }) => (
          <li key={id}>
            <Link className={kit['link']} to={to}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
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
      <AlsoLinked links={file.also_linked.map(({ record }) => record)} resident={file.resident} />
      <details>
        <summary className={kit['note']}>How it is kept</summary>
        <FilledFacts {...shown} names={['mime', 'file_version', 'scan_status', 'sha256']} />
      </details>
    </section>
  );
}
