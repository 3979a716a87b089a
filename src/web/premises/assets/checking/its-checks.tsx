import { keysOf } from '#domain/kit/vocabulary/record-values.ts';
import { checksOf, type AssetItem } from '#domain/premises/assets/asset-list.ts';
import { checkKinds, type AssetCheckKind } from '#domain/premises/assets/check-kinds.ts';
import type { houseAsset } from '#domain/premises/assets/house-asset.ts';
import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '../../../kit/page/panel.tsx';
import { Signs } from '../../../kit/record/signs.tsx';
import { useHouseClock } from '../../../kit/house/house-clock.ts';
import { useHomeSettings } from '../../../kit/house/use-home-settings.ts';
import type { Stored } from '../../../kit/state/stored-record.ts';
import { CheckDialog } from './check-dialog.tsx';
import { dueSign } from './due-words.ts';
import { useMayCheck } from './use-may-check.ts';
import kit from '../../../kit/styles/kit.module.css';
import css from '../assets.module.css';

/** The checks of one thing and how each stands, done from here. */
export function ItsChecks({ asset }: { asset: Stored<typeof houseAsset> }) {
  const clock = useHouseClock();
  const today = clock.today();
  const settings = useHomeSettings();
  const mayCheck = useMayCheck();
  const [kind, setKind] = useState<AssetCheckKind | null>(null);
  if (asset.status === 'disposed') return null;
  const item: AssetItem = { ...asset, resident_name: null, resident_kg: null };
  const checks = checksOf([item], { settings, today, zone: clock.zone });
  const others = keysOf(checkKinds).filter((one) => !checks.some((due) => due.kind === one));
  return (
    <Panel title={`Checks of ${asset.name}`} wide>
      {checks.length === 0 && <p className={kit['note']}>No check is planned for it.</p>}
      <ul className={kit['bare']}>
        {checks.map((check) => (
          <li key={check.kind} className={css['line']}>
            <div className={kit['beside']}>
              <strong>{checkKinds[check.kind]}</strong>
              <Signs value={[dueSign(check, today)]} />
            </div>
            {mayCheck && (
              <Button
                className="no-print"
                variant={check.state === 'in_date' ? 'default' : 'filled'}
                onClick={() => setKind(check.kind)}
                aria-label={`Check: ${checkKinds[check.kind]}`}
              >
                Check
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayCheck && (
        <Menu>
          <Menu.Target>
            <Button variant="default" className="no-print">
              Another check
            </Button>
          </Menu.Target>
          <Menu.Dropdown className={css['menu'] ?? ''}>
            {others.map((one) => (
              <Menu.Item key={one} onClick={() => setKind(one)}>
                {checkKinds[one]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {kind && <CheckDialog home={asset.home} asset={asset} kind={kind} onClose={() => setKind(null)} />}
    </Panel>
  );
}
