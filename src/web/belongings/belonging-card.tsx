import { inventory } from '#domain/residents/belongings/inventory.ts';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconPencil, IconRestore, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { Flags } from '../kit/ui/flags.tsx';
import { useHouseClock } from '../kit/house/house-clock.ts';
import { iconProps } from '../kit/ui/icon-props.ts';
import { mayChange, mayRestore, mayStrikeOut } from '../kit/access/record-rights.ts';
import { useActor } from '../kit/access/use-actor.ts';
import { BelongingPhoto } from './belonging-photo.tsx';
import { flagsOf, isRemoved, nameOf, placeOf, said, type Belonging } from './belonging-words.ts';
import css from './belongings.module.css';

interface CardProps {
  item: Belonging;
  /** Named where the list is about the whole house. */
  owner: string | null;
  onRemove(item: Belonging): void;
  onRestore(item: Belonging): void;
}

export function BelongingCard({ item, owner, onRemove, onRestore }: CardProps) {
  const clock = useHouseClock();
  const facts = [said(item, 'category'), said(item, 'estimated_value'), `${said(item, 'condition')} condition`].filter(
    Boolean,
  );
  return (
    <li className={css['card']} data-card data-struck={isRemoved(item) || undefined}>
      <BelongingPhoto item={item} />
      <div className={css['words']}>
        <Link to={`?id=${item.id}`} className={css['name']}>
          {nameOf(item)}
        </Link>
        <span className={css['place']}>{[...(owner ? [owner] : []), placeOf(item)].join(' · ')}</span>
        {said(item, 'description') && <span className={css['look']}>{said(item, 'description')}</span>}
        <span className={css['look']}>{facts.join(' · ')}</span>
        <Flags flags={flagsOf(item, clock.today(), clock.zone)} label="Marked" />
        {isRemoved(item) && item.deletion_reason && <span className={css['look']}>Why: {item.deletion_reason}</span>}
      </div>
      <CardMenu item={item} onRemove={onRemove} onRestore={onRestore} />
    </li>
  );
}

function CardMenu({ item, onRemove, onRestore }: Omit<CardProps, 'owner'>) {
  const actor = useActor();
  const navigate = useNavigate();
  const [changes, removes, restores] = [
    mayChange(inventory, item, actor),
    mayStrikeOut(inventory, item, actor),
    mayRestore(inventory, item, actor),
  ];
  if (!changes && !removes && !restores) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" size={48} className="no-print" aria-label={`More for ${nameOf(item)}`}>
          <IconDotsVertical {...iconProps} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {changes && (
          <Menu.Item
            leftSection={<IconPencil {...iconProps} />}
            onClick={() => void navigate(`/resident/edit-inventory?id=${item.id}`)}
          >
            Change
          </Menu.Item>
        )}
        {removes && (
          <Menu.Item leftSection={<IconTrash {...iconProps} />} onClick={() => onRemove(item)}>
            Remove
          </Menu.Item>
        )}
        {restores && (
          <Menu.Item leftSection={<IconRestore {...iconProps} />} onClick={() => onRestore(item)}>
            Bring back
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
