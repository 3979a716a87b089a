import { registers, type RegisterName } from '#domain/house-overview/registers.ts';
import { risk } from '#domain/plans/risk/risk.ts';
import { houseAsset } from '#domain/premises/assets/house-asset.ts';
import { repairRecord } from '#domain/premises/repairs/repair-record.ts';
import { houseStock } from '#domain/premises/stock/house-stock.ts';
import { legalHold } from '#domain/retention/legal-hold.ts';
import { may } from '#domain/kit/vocabulary/permissions.ts';
import { userHistory } from '#domain/staff/history/user-history.ts';
import { Link } from 'react-router';
import { seesAny, useRights } from '../../kit/access/rights.ts';
import { Panel } from '../../kit/page/panel.tsx';
import { recordsDuePath } from '../../retention/retention-paths.ts';
import { systemPath } from '../../upkeep/system-path.ts';
import kit from '../../kit/styles/kit.module.css';

/** Each has a page of its own. */
const lists = [
  { of: risk, to: '/riskassessment?view=restrictions', label: 'Restrictions in force' },
  { of: houseAsset, to: '/house-overview/asset-list', label: 'Assets' },
  { of: houseStock, to: '/house-overview/stock-list', label: 'Stock' },
  { of: repairRecord, to: '/house-overview/repair-list', label: 'Repairs' },
  { of: legalHold, to: recordsDuePath, label: 'Records due' },
];

/** What an inspector asks for, one tap away. */
export function RegisterLinks({ of }: { of: readonly RegisterName[] }) {
  const rights = useRights();
  const links = [
    ...of.map((name) => ({ to: `/house-overview?register=${name}`, label: registers[name].title })),
    ...lists.filter((list) => seesAny(rights, list.of)),
    ...(may(rights, 'view', userHistory.name) ? [{ to: systemPath, label: 'Is everything well?' }] : []),
  ];
  if (links.length === 0) return null;
  return (
    <Panel title="Registers">
      <ul className={kit['bare']}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={kit['link']}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
