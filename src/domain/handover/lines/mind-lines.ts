import { midSentence } from '../../kit/words/mid-sentence.ts';
import { care } from '../../daily-care/mood/care.ts';
import { mood } from '../../daily-care/mood/mood.ts';
import { moodWord } from '../../daily-care/mood/mood-word.ts';
import type { HandoverLine } from '../handover-line.ts';
import type { MindRow, MoodRow, Stretch } from '../material/material.ts';
import { chosen, clock, sentence, lineOf } from './line-words.ts';

// How far from someone's own mean a mood is no longer "as usual": the step of the alert MOOD-3.
const unusual = 1.5;
const grave = ['active', 'with_plan'];

/** A mood is told where it is low, far from how this person usually is, or dangerous. */
export function moodLines(row: MoodRow, usual: number | null, stretch: Stretch): readonly HandoverLine[] {
  const isGrave = grave.includes(row.self_harm_thoughts) || row.self_harm_thoughts === 'passive';
  const isFar = usual !== null && Math.abs(row.mood_score - usual) >= unusual;
  const isLow = row.mood_score <= 2 && (usual === null || row.mood_score < usual);
  if (!isGrave && !isFar && !isLow) return [];
  const words = sentence(
    `${row.reported_by_resident === true ? 'Rated their own mood' : 'Mood'} ${midSentence(moodWord(row.mood_score))} at ${clock(row.occurred_at, stretch)}`,
    usual !== null && `usually ${midSentence(moodWord(Math.round(usual)))}`,
    isGrave && `thoughts of self-harm: ${midSentence(chosen(mood, 'self_harm_thoughts', row.self_harm_thoughts))}`,
    row.trigger !== null && `after: ${row.trigger}`,
  );
  return [lineOf(row, { entity: mood.name, rank: isGrave ? 'safety' : 'deviation', words }, stretch)];
}

const worse = ['slightly_worse', 'much_worse'];

/** A mental state is told where it got worse, shows warning signs or carries a risk. */
export function mindLines(row: MindRow, stretch: Stretch): readonly HandoverLine[] {
  const risk = row.highest_risk ?? 0;
  const signs = row.warning_signs_seen;
  const declines = row.medicines_attitude === 'declining';
  if (!worse.includes(row.change_since_last) && risk < 2 && signs.length === 0 && !declines) return [];
  const isGrave = risk === 3 || row.change_since_last === 'much_worse' || signs.length >= 2;
  const words = sentence(
    `Mental state ${midSentence(chosen(care, 'change_since_last', row.change_since_last))}`,
    risk >= 2 && `risk ${risk === 3 ? 'high' : 'raised'}`,
    signs.length > 0 && `warning signs: ${signs.join(', ')}`,
    declines && 'chooses not to take medicines',
  );
  return [lineOf(row, { entity: care.name, rank: isGrave ? 'safety' : 'deviation', words }, stretch)];
}
