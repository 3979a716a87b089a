import { Button, FileButton } from '@mantine/core';
import { IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { FieldGroup } from '../field-group.tsx';
import { useFieldScope } from '../field-scope.ts';
import { iconLook } from '../../ui/icon-look.ts';
import type { InputProps } from '../input-props.ts';
import { accepted, sendFile, tooLarge, whyNotSent } from './send-file.ts';
import { sizeInWords, smallerImage, unreadablePicture } from '../../api/smaller-image.ts';
import { useNewest } from '../use-newest.ts';
import { useNamesOf } from '../../names/use-ref-names.ts';
import kit from '../../styles/kit.module.css';
import css from '../../styles/field.module.css';

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Several files of one record, each sent as it is chosen. */
export function FilesInput({ field, value, id, name, error, needed, onChange }: InputProps<'refs'>) {
  const scope = useFieldScope();
  const ids = idsIn(value);
  const change = useNewest(value, onChange);
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map());
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const named = useNamesOf(
    ids.filter((one) => !sent.has(one) && !scope.names.has(one)).map((one) => ({ to: field.to, id: one })),
  );

  async function send(given: File | null) {
    if (!given) return;
    setTrouble(tooLarge(given));
    if (tooLarge(given)) return;
    setIsSending(true);
    const file = await smallerImage(given);
    if (!file) {
      setIsSending(false);
      return setTrouble(unreadablePicture);
    }
    const answer = await sendFile(file, scope);
    setIsSending(false);
    setTrouble(whyNotSent(answer));
    if (!answer.ok) return;
    setSent((now) => new Map(now).set(answer.body.id, `${file.name}, ${sizeInWords(file.size)}`));
    change((now) => [...idsIn(now), answer.body.id]);
  }

  return (
    <FieldGroup id={id} label={field.label} help={field.help} error={error ?? trouble} needed={needed}>
      {ids.map((one) => {
        const title = sent.get(one) ?? scope.names.get(one) ?? named.get(one) ?? 'File';
        return (
          <div key={one} className={kit['bar']}>
            <span>{title}</span>
            <Button
              variant="subtle"
              aria-label={`Remove ${title}`}
              onClick={() => change((now) => idsIn(now).filter((other) => other !== one))}
              leftSection={<IconTrash {...iconLook} />}
            >
              Remove
            </Button>
          </div>
        );
      })}
      <FileButton
        accept={accepted}
        onChange={(given) => void send(given)}
        inputProps={{ name, 'aria-label': field.label }}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            className={css['remove']}
            loading={isSending}
            leftSection={<IconPaperclip {...iconLook} />}
          >
            Add a file or photo
          </Button>
        )}
      </FileButton>
    </FieldGroup>
  );
}
