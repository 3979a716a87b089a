import { Button, FileButton } from '@mantine/core';
import { IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { FieldGroup } from '../field-group.tsx';
import { useFieldScope } from '../field-scope.ts';
import { iconLook } from '../../ui/icon-look.ts';
import type { InputProps } from '../input-props.ts';
import { accepted, sendFile, tooLarge, whyNotSent } from './send-file.ts';
import { sizeInWords, smallerImage, unreadablePicture } from '../../api/smaller-image.ts';
import { useFile } from '../../api/use-file.ts';
import kit from '../../styles/kit.module.css';
import css from '../../styles/field.module.css';

/** Shown before it is sent, from the device's own memory. */
function useLocalPicture(file: File | null): string | null {
  const address = useMemo(() => (file?.type.startsWith('image/') ? URL.createObjectURL(file) : null), [file]);
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
}

function Picture({ id, file }: { id: string | null; file: File | null }) {
  const local = useLocalPicture(file);
  const { address } = useFile(file ? null : id);
  const source = local ?? address;
  return (
    source && (
      <img
        src={source}
        alt=""
        data-photo
        className={css['picture']}
        onError={(event) => (event.currentTarget.hidden = true)}
      />
    )
  );
}

/** Sends a file as soon as it is chosen; the record then points to it. */
export function FileInput({ field, value, id, name, error, needed, onChange }: InputProps<'file'>) {
  const scope = useFieldScope();
  const [file, setFile] = useState<File | null>(value instanceof File ? value : null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function send(chosen: File) {
    setIsSending(true);
    const answer = await sendFile(chosen, scope);
    setIsSending(false);
    setTrouble(whyNotSent(answer));
    if (answer.ok) onChange(answer.body.id);
  }
  async function choose(given: File | null) {
    if (!given) return;
    setTrouble(tooLarge(given));
    if (tooLarge(given)) return;
    const chosen = await smallerImage(given);
    if (!chosen) return setTrouble(unreadablePicture);
    setFile(chosen);
    return scope.keepsFile ? onChange(chosen) : send(chosen);
  }
  function drop() {
    setFile(null);
    onChange(null);
  }

  const storedFile = typeof value === 'string' ? value : null;
  const hasFile = value instanceof File || storedFile !== null;
  return (
    <FieldGroup id={id} label={field.label} help={field.help} error={error ?? trouble} needed={needed}>
      <div className={kit['bar']}>
        <Picture id={storedFile} file={file} />
        {hasFile && (
          <span className={css['hint']}>
            {file ? `${file.name}, ${sizeInWords(file.size)}` : (scope.names.get(storedFile ?? '') ?? 'File chosen')}
          </span>
        )}
        <FileButton
          accept={accepted}
          onChange={(given) => void choose(given)}
          inputProps={{ name, 'aria-label': field.label }}
        >
          {(props) => (
            <Button {...props} variant="default" loading={isSending} leftSection={<IconPaperclip {...iconLook} />}>
              {hasFile ? 'Choose another' : 'Choose a file or take a photo'}
            </Button>
          )}
        </FileButton>
        {hasFile && (
          <Button variant="subtle" onClick={drop} leftSection={<IconTrash {...iconLook} />}>
            Remove
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}
