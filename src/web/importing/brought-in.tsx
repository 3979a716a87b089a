import { importKindNamed, type ImportName } from '#domain/importing/kinds/import-kinds.ts';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useEntityPaths } from '../kit/house/entity-paths.tsx';
import { Panel } from '../kit/page/panel.tsx';
import { Flag } from '../kit/ui/flags.tsx';
import type { Importing } from './use-import.ts';
import kit from '../kit/styles/kit.module.css';

/** It is in: where to look at it, and what comes next. */
export function BroughtIn({ kind, importing }: { kind: ImportName; importing: Importing }) {
  const { entity, label } = importKindNamed(kind);
  const list = useEntityPaths().list(entity.name);
  const { found, draft } = importing;
  if (!found || !draft) return null;
  return (
    <Panel title={`${label} from ${draft.file}`}>
      <div className={kit['stack']}>
        <output className={kit['row']}>
          <Flag tone="good">
            {found.ready} {found.ready === 1 ? 'line' : 'lines'} brought in
          </Flag>
          {found.leftOut > 0 && <span>{found.leftOut} left out because they are here already</span>}
        </output>
        <div className={kit['buttons']}>
          {list && (
            <Button component={Link} to={list}>
              Open {label.toLowerCase()}
            </Button>
          )}
          <Button variant="default" onClick={importing.again}>
            Bring in another file
          </Button>
        </div>
      </div>
    </Panel>
  );
}
