import { attachment } from '#domain/attachments/attachment.ts';
import { fileKinds, isFileKind, type FileKind } from '#domain/attachments/file-kinds.ts';
import { fileValidity } from '#domain/attachments/file-validity.ts';
import { personOptions } from '../kit/person/person-options.ts';
import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUpload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mayAdd } from '../kit/access/record-rights.ts';
import { useRights } from '../kit/access/rights.ts';
import { sizeInWords } from '#domain/kit/vocabulary/size-in-words.ts';
import { useLiveAnswer } from '../kit/data/use-live-answer.ts';
import { useRecords } from '../kit/data/use-records.ts';
import { useHouseClock } from '../kit/house/house-clock.ts';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import { Page, PageTools } from '../kit/page/page.tsx';
import { SpareWords } from '../kit/page/spare-words.tsx';
import { Empty, ErrorState, Loading } from '../kit/page/states.tsx';
import { usePageParams } from '../kit/page/use-page-params.ts';
import { useChosenHome } from '../kit/state/store.ts';
import { Chips } from '../kit/ui/chips.tsx';
import { iconProps } from '../kit/ui/icon-props.ts';
import { StaleNote } from '../kit/ui/messages/stale-note.tsx';
import { useRecordParams } from '../records/use-record-params.ts';
import { FileRows, FileTiles, type ListedFile } from './file-rows.tsx';
import { Select } from '../kit/ui/select.tsx';
import kit from '../kit/styles/kit.module.css';
import { SearchInput } from '../kit/ui/search-input.tsx';
import css from './files.module.css';

const all = 'all';
const kinds = [[all, 'All'], ...keysOf(fileKinds).map((kind) => [kind, fileKinds[kind].label] as const)] as const;
const ofHouse = 'house';

interface Space {
  used: number;
  most: number;
}
const isSpace = (body: unknown): body is Space =>
  typeof body === 'object' && body !== null && 'used' in body && 'most' in body;

function SpaceNote({ home }: { home: string }) {
  const { body } = useLiveAnswer<Space>(`/api/attachment/space/?home=${home}`, {
    is: isSpace,
    of: [attachment.name],
    home,
  });
  if (!body) return null;
  const isNearlyFull = body.used > body.most * 0.9;
  return (
    <p className={isNearlyFull ? kit['trouble'] : kit['note']}>
      {sizeInWords(body.used)} of {Math.round(body.most / 1024 ** 3)} GB is used in this house.
      {isNearlyFull && ' Remove what is not needed; the limit stands in the settings of the house.'}
    </p>
  );
}

/** What has ended or soon will, the most urgent first. */
const urgentFirst = (files: readonly ListedFile[], today: string): readonly ListedFile[] =>
  files
    .filter((file) => fileValidity(file, today) !== null)
    .toSorted((a, b) => (a.expiry_date ?? '').localeCompare(b.expiry_date ?? ''));

/** The files of the house and its people: what ends soon, then the newest, by kind and by person. */
export function FilesPage({ home }: { home: { readonly id: string; readonly name: string } }) {
  const rights = useRights();
  const where = useEntityPaths();
  const place = useRecordParams();
  const { today } = useHouseClock();
  const { residents } = useChosenHome();
  const [params, ask] = usePageParams();
  const asked = params.get('kind');
  const kind: FileKind | null = isFileKind(asked) ? asked : null;
  const who = params.get('resident');
  const words = params.get('search') ?? '';
  const [search] = useDebouncedValue(words, 300);
  const found = useRecords(attachment, {
    home: who && who !== ofHouse ? null : home.id,
    resident: who && who !== ofHouse ? who : null,
    category: kind && fileKinds[kind].categories.join(','),
    search: search.trim() || null,
    limit: '100',
  });
  const files = found.records.filter((file) => who !== ofHouse || (!file.resident && !file.staff));
  const urgent = urgentFirst(files, today());
  const rest = files.filter((file) => !urgent.includes(file));
  const add = mayAdd(attachment, rights) && (
    <Button
      component={Link}
      to={`${where.form(attachment.name)}${who && who !== ofHouse ? `?resident=${who}` : ''}`}
      leftSection={<IconUpload {...iconProps} />}
    >
      Add<SpareWords>files</SpareWords>
    </Button>
  );
  const isStale = found.state === 'failed' && found.records.length > 0;
  const List = kind === 'photos' ? FileTiles : FileRows;
  return (
    <Page title={attachment.labels.many} actions={add}>
      <PageTools>
        <SearchInput
          label="Search the files"
          placeholder="Title, or words inside"
          words={words}
          onSearch={(next) => ask('search', next)}
        />
        <Select
          aria-label="Whose files"
          placeholder="Everyone’s"
          clearable
          searchable
          value={who}
          data={[{ value: ofHouse, label: `${home.name} itself` }, ...personOptions(residents)]}
          onChange={(next) => ask('resident', next)}
        />
      </PageTools>
      <div className={css['kinds']}>
        <Chips
          name="kind"
          options={kinds}
          chosen={[kind ?? all]}
          onChoose={(next) => ask('kind', next === all ? null : next)}
        />
      </div>
      {isStale && <StaleNote {...found} />}
      {found.state === 'loading' && <Loading rows={8} label="Loading the files" />}
      {(found.state === 'failed' || found.state === 'refused') && !isStale && (
        <ErrorState title="The files could not be loaded" onRetry={found.reload}>
          Check the network, then try again.
        </ErrorState>
      )}
      {found.state === 'loaded' && files.length === 0 && (
        <Empty title={search || kind || who ? 'No file is like this' : 'No files yet'} action={add}>
          Letters, certificates and photos are kept here. Faces stand on their person’s page, and pictures of wounds on
          the body map.
        </Empty>
      )}
      {urgent.length > 0 && (
        <section className={css['found']} aria-labelledby="files-urgent">
          <h2 id="files-urgent" className={kit['subheading']}>
            Ended, or ending within a month
          </h2>
          <FileRows files={urgent} pathTo={place.record} label="Ended or ending soon" />
        </section>
      )}
      {rest.length > 0 && (
        <section className={css['found']} aria-label="All others, the newest first">
          <List files={rest} pathTo={place.record} label="Files" />
        </section>
      )}
      {found.hasMore && (
        <Button variant="default" loading={found.isLoadingMore} onClick={found.loadMore}>
          Show older files
        </Button>
      )}
      <SpaceNote home={home.id} />
    </Page>
  );
}
