import { useFile } from '../../../kit/data/use-file.ts';
import css from './one.module.css';

interface PhotosProps {
  before: string | null;
  after: string | null;
}

/** How it was and how it is, side by side. */
export const RepairPhotos = ({ before, after }: PhotosProps) =>
  before === null && after === null ? null : (
    <div className={css['photos']}>
      {before !== null && <Photo id={before} words="Before" />}
      {after !== null && <Photo id={after} words="Afterwards" />}
    </div>
  );

const troubles: ReadonlySet<string> = new Set(['missing', 'refused', 'failed']);

function Photo({ id, words }: { id: string; words: string }) {
  const { address, state } = useFile(id);
  return (
    <figure className={css['photo']}>
      {address && <img src={address} alt={`${words} the repair`} data-photo />}
      <figcaption>{troubles.has(state) ? `${words}: the photo could not be loaded` : words}</figcaption>
    </figure>
  );
}
