import type { Entity } from '#domain/kit/vocabulary/entity.ts';
import { must, text } from '#domain/kit/vocabulary/fields.ts';
import { longestName, type NamedView } from '#domain/session/list-view.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { create, remove } from '../../api/api.ts';
import { notDone } from '../../api/failure-words.ts';
import { listOf } from '../../api/shapes.ts';
import { useLiveAnswer } from '../../data/use-live-answer.ts';
import { AskingDialog } from '../../form/asking/asking-dialog.tsx';
import { isStoredRecord } from '../../state/stored-record.ts';
import { showToast } from '../../state/toasts.ts';
import { iconProps } from '../../ui/icon-props.ts';
import { usualView, viewIn, withView } from './use-list-view.ts';
import kit from '../../styles/kit.module.css';

const isViews = listOf<NamedView>('id', 'name', 'query');
const path = '/api/me/views/';
const nameField = { name: must(text('Name', { max: longestName, help: 'What you will look for it by.' })) };

/** The views of this list that somebody has named, and a way to name the one they look at. */
export function NamedViews({ entity }: { entity: Entity }) {
  const { body, reload } = useLiveAnswer(`${path}?entity=${entity.name}`, { is: isViews, of: [] });
  const [params] = useSearchParams();
  const [isNaming, setIsNaming] = useState(false);
  const shown = withView(new URLSearchParams(), viewIn(params, entity)).toString();
  const others = withView(params, usualView);
  const addressOf = (query: string) => `?${new URLSearchParams([...others, ...new URLSearchParams(query)])}`;
  const forget = async ({ id }: NamedView) => {
    const answer = await remove(`${path}${id}/`);
    if (!answer.ok) return showToast(notDone(answer), 'error');
    reload();
  };
  return (
    <div className={kit['row']}>
      {(body ?? []).map((view) => (
        <span key={view.id}>
          <Button variant={view.query === shown ? 'light' : 'default'} component={Link} to={addressOf(view.query)}>
            {view.name}
          </Button>
          <ActionIcon variant="subtle" aria-label={`Remove the view ${view.name}`} onClick={() => void forget(view)}>
            <IconX {...iconProps} />
          </ActionIcon>
        </span>
      ))}
      {shown !== '' && (
        <Button variant="subtle" onClick={() => setIsNaming(true)}>
          Keep this view
        </Button>
      )}
      {isNaming && (
        <AskingDialog
          title="Keep this view"
          verb="Keep"
          fields={nameField}
          act={(values) => create(path, { ...values, entity: entity.name, query: shown }, { is: isStoredRecord })}
          onDone={() => {
            setIsNaming(false);
            reload();
          }}
          onClose={() => setIsNaming(false)}
        />
      )}
    </div>
  );
}
