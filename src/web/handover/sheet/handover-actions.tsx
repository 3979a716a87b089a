import type { RecordValues } from '#domain/kit/vocabulary/record-values.ts';
import { Button } from '@mantine/core';
import { handover } from '#domain/handover/handover.ts';
import type { HandoverSheet } from '#domain/handover/lines/sheet.ts';
import { must, text, type Fields } from '#domain/kit/vocabulary/fields.ts';
import { IconArrowRight, IconChecks, IconId, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { create, partialUpdate } from '../../kit/api/api.ts';
import { AskingDialog } from '../../kit/form/asking/asking-dialog.tsx';
import { pathOf } from '../../kit/state/entities.ts';
import { iconProps } from '../../kit/ui/icon-props.ts';
import { shapeOf } from '../../kit/api/shapes.ts';
import { printPage, PageActions, type MoreItem } from '../../kit/page/more-menu.tsx';
import { SpareWords } from '../../kit/page/spare-words.tsx';
import { namesIn } from '../../kit/names/record-names.ts';
import { showToast } from '../../kit/state/toasts.ts';
import type { Powers } from './handover-powers.ts';
import { hasRead } from './page-card.tsx';

const given = ['keys_handed', 'phones_handed', 'fire_panel_ok', 'house_issues'];
const givenFields: Fields = Object.fromEntries(
  Object.entries(handover.fields).filter(([name]) => given.includes(name)),
);
const addendum = { text: must(text('What to add', { max: 1000 })) };

const brief: MoreItem = { label: 'Brief', icon: <IconId {...iconProps} />, act: '/handover?view=brief' };

interface ActionsProps {
  sheet: HandoverSheet;
  powers: Powers;
  me: string | null;
  onChanged(): void;
}

/** Gives, receives or adds to a handover; each asks once more, because none of it can be taken back. */
export function HandoverActions({ sheet, powers, me, onChanged }: ActionsProps) {
  const [asking, setAsking] = useState<'give' | 'receive' | 'add' | null>(null);
  const { handover: page, pages } = sheet;
  const close = () => setAsking(null);
  const done = (words: string) => () => {
    close();
    showToast(words, 'good');
    onChanged();
  };
  const step = (name: string) => (values: RecordValues) =>
    create(`${pathOf(handover)}${page.id}/${name}/`, { ...values, version: page.version }, { is: shapeOf(handover) });
  const add = (values: RecordValues) =>
    partialUpdate(
      pathOf(handover),
      page.id,
      {
        addenda: [...page.addenda, values],
        version: page.version,
      },
      { is: shapeOf(handover) },
    );
  const unread = pages.filter((one) => !hasRead(one, me)).length;
  const giver = namesIn(page).get(page.given_by) ?? 'your colleague';
  return (
    <>
      <PageActions
        items={[
          brief,
          printPage,
          ...(powers.add
            ? [{ label: 'Add to it', icon: <IconPlus {...iconProps} />, act: () => setAsking('add') }]
            : []),
        ]}
      />
      {powers.give && (
        <Button leftSection={<IconArrowRight {...iconProps} />} onClick={() => setAsking('give')}>
          Give
          <SpareWords>handover</SpareWords>
        </Button>
      )}
      {powers.receive && (
        <Button leftSection={<IconChecks {...iconProps} />} onClick={() => setAsking('receive')}>
          Receive
          <SpareWords>handover</SpareWords>
        </Button>
      )}
      {asking === 'give' && (
        <AskingDialog
          title="Give this handover"
          fields={givenFields}
          start={page}
          draft={{ form: 'handover-give', record: page.id }}
          verb="Give handover"
          act={step('give')}
          onDone={done('Handover given')}
          onClose={close}
        >
          <p>It is composed a last time from the records, and waits for somebody of the next shift to receive it.</p>
        </AskingDialog>
      )}
      {asking === 'receive' && (
        <AskingDialog
          title="Receive this handover"
          fields={{}}
          verb="Receive handover"
          act={step('receive')}
          onDone={done('Handover received')}
          onClose={close}
        >
          <p>You take over from {giver}. From then on it stays as it is: it can be added to, not changed.</p>
          {unread > 0 && (
            <p>
              <strong>{unread === 1 ? '1 resident is' : `${unread} residents are`} not acknowledged by you yet.</strong>
            </p>
          )}
        </AskingDialog>
      )}
      {asking === 'add' && (
        <AskingDialog
          title="Add to this handover"
          fields={addendum}
          draft={{ form: 'handover-addition', record: page.id }}
          verb="Add"
          act={add}
          onDone={done('Added to the handover')}
          onClose={close}
        />
      )}
    </>
  );
}
