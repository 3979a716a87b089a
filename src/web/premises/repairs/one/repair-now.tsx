import { repairSigns } from '#domain/premises/repairs/repair-board.ts';
import { useHouseClock } from '../../../kit/house/house-clock.ts';
import { useNow } from '../../../kit/house/use-now.ts';
import { Flags } from '../../../kit/ui/flags.tsx';
import { LostSupply } from './lost-supply.tsx';
import { RepairPhotos } from './repair-photos.tsx';
import { RepairStep } from './repair-step.tsx';
import type { ShownRepair } from './shown-repair.ts';
import css from './one.module.css';

interface NowProps {
  repair: ShownRepair;
  onChanged(repair: ShownRepair): void;
}

/** What has to be done about this repair now and who does it, above everything else that is known of it. */
export function RepairNow({ repair, onChanged }: NowProps) {
  const { zone } = useHouseClock();
  const now = useNow();
  if (repair.is_deleted) return null;
  const signs = repairSigns(repair, now, zone);
  return (
    <div className={css['now']}>
      {signs.length > 0 && <Flags label="How it stands" flags={signs} />}
      <LostSupply repair={repair} now={now} onChanged={onChanged} />
      <RepairStep repair={repair} onChanged={onChanged} />
      <RepairPhotos before={repair.photo} after={repair.photo_after} />
    </div>
  );
}
