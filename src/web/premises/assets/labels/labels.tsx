import type { AssetItem } from '#domain/premises/assets/asset-list.ts';
import encodeQR from 'qr';
import { Empty } from '../../../kit/page/states.tsx';
import { labelAddress } from './asset-code.ts';
import css from '../assets.module.css';

/** A label for each thing, to be printed and stuck on: what a camera reads, and what a person types. */
export function Labels({ items }: { items: readonly AssetItem[] }) {
  if (items.length === 0) return <Empty title="There is nothing to label">Add a thing of the house first.</Empty>;
  return (
    <ul className={css['labels']}>
      {items.map(({ id, asset_tag, name, location }) => (
        <li key={id} className={css['label']}>
          <QrCode text={labelAddress(window.location.origin, id)} />
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

/** Drawn from squares, so that nothing leaves the device and nothing foreign is put into the page. */
function QrCode({ text }: { text: string }) {
  const dots = encodeQR(text, 'raw', { border: 2 });
  const path = dots.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg className={css['code']} viewBox={`0 0 ${dots.length} ${dots.length}`} aria-hidden>
      <path d={path} />
    </svg>
  );
}
