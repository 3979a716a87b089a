import type { AssetItem } from '#domain/premises/assets/asset-list.ts';
import { Empty } from '../../../kit/page/states.tsx';
import { QrCode } from '../../../kit/ui/qr-code.tsx';
import { labelAddress } from './asset-code.ts';
import { AddLink } from '../../../kit/page/add-link.tsx';
import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import css from '../assets.module.css';

/** A label for each thing, to be printed and stuck on: what a camera reads, and what a person types. */
export function Labels({ items }: { items: readonly AssetItem[] }) {
  if (items.length === 0)
    return (
      <Empty title="There is nothing to label" action={<AddLink of={houseAsset}>Add a thing</AddLink>}>
        A label on a thing opens its page when a phone reads it. Add a thing of the house first.
      </Empty>
    );
  return (
    <ul className={css['labels']}>
      {items.map(({ id, asset_tag, name, location }) => (
        <li key={id} className={css['label']}>
          <QrCode text={labelAddress(window.location.origin, id)} className={css['code']} />
          <div>
            <strong>{asset_tag}</strong>
            <span>{name}</span>
            <span>{location}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
