import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useWhere } from '../kit/where.tsx';
import kit from '../kit/kit.module.css';

/** A bell that could not be counted must not look like one with nothing to tell. */
export function Uncounted() {
  const to = useWhere().list('notification');
  return to && <Link to={to} className={kit['tool']} data-bell><IconBell size={24} stroke={1.75} aria-hidden /><span>Reminders not counted</span></Link>;
}
