import { Button } from '@mantine/core';
import { isAgencyOnly } from '#domain/kit/people/agency-only.ts';
import { IconId } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Panel } from '../../kit/page/panel.tsx';
import { useAuth } from '../../kit/state/store.ts';

/** The first thing an agency worker sees: who lives here, before anything is asked of them. */
export function BriefPanel() {
  const groups = useAuth().user?.groups;
  if (!groups || !isAgencyOnly(groups)) return null;
  return (
    <Panel title="New to this house today?" wide>
      <p>
        One card for each resident: what can harm them, how they communicate, move, eat and drink, and whom to call.
        Tick the safety cards before your first entry.
      </p>
      <Button component={Link} to="/handover?view=brief" leftSection={<IconId size={20} stroke={1.75} aria-hidden />}>
        Read the brief
      </Button>
    </Panel>
  );
}
