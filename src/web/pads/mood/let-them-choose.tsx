import { Button, Modal, Textarea } from '@mantine/core';
import type { mood } from '#domain/daily-care/mood/mood.ts';
import { moodWord } from '#domain/daily-care/mood/mood-word.ts';
import { useState } from 'react';
import { numberOf, textOf, type PadProps } from '../pad/entry-kind.ts';
import { moodFaces } from './mood-faces.ts';
import { TileButton } from '../inputs/tile-button.tsx';
import { useShortName } from '../../kit/person/use-short-name.ts';
import css from './let-them-choose.module.css';

/** The device is handed over: large faces, large words, and nothing of the record behind them. What they choose goes into the entry as their own view. */
export function LetThemChoose({ form, context: { person } }: PadProps<typeof mood>) {
  const shortName = useShortName();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = numberOf(form.values.mood_score);
  const name = shortName(person);
  const choose = (score: number) => {
    form.change('reported_by_resident', true);
    form.change('mood_score', score);
  };
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Let {name} choose
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        fullScreen
        withCloseButton={false}
        title={`How are you, ${name}?`}
        classNames={{ title: css['title'] ?? '' }}
      >
        <div className={css['own']}>
          <div className={css['faces']}>
            {moodFaces.map((Icon, at) => (
              <TileButton
                key={moodWord(at + 1)}
                className={css['face']}
                isChosen={chosen === at + 1 && form.values.reported_by_resident === true}
                onClick={() => choose(at + 1)}
              >
                <Icon size={72} stroke={1.25} aria-hidden />
                <span>{moodWord(at + 1)}</span>
              </TileButton>
            ))}
          </div>
          <Textarea
            size="xl"
            autosize
            minRows={3}
            maxLength={500}
            label="In your own words, if you like"
            value={textOf(form.values.resident_words)}
            onChange={(event) => {
              form.change('reported_by_resident', true);
              form.change('resident_words', event.currentTarget.value);
            }}
          />
          <Button size="xl" fullWidth onClick={() => setIsOpen(false)}>
            Done
          </Button>
        </div>
      </Modal>
    </>
  );
}
