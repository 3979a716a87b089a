import type { IncidentStory } from '../incident-stories.ts';
import type { SceneResident } from '../../stage/scene.ts';

/** What happens in any house in any month: small, written down, looked at and closed. */
export type Everyday = Omit<IncidentStory, 'about' | 'first' | 'day' | 'until'> & {
  readonly suits?: (resident: SceneResident) => boolean;
};

export const walks = ({ profile }: SceneResident): boolean =>
  ['independent', 'aid', 'one_person'].includes(String(profile.facts?.mobility ?? 'independent'));
export const fallsEasily = (resident: SceneResident): boolean =>
  walks(resident) && !['Clarke', 'Pemberton', 'Pryce', 'Stubbs'].includes(resident.profile.last);
export const fell = (found: string, footwear: string, before: string) => ({
  witnessed: true,
  head_strike: 'no',
  conscious_throughout: true,
  found_position: found,
  time_on_floor_min: 3,
  footwear,
  activity_before: before,
  new_pain_or_deformity: false,
  mobility_changed: false,
});
export const upset = (antecedent: string, trigger: string, behaviour: string, minutes: number) => ({
  antecedent,
  behaviour: [behaviour],
  behaviour_text: 'Over quickly',
  consequence: 'Quiet, then a drink together',
  trigger_codes: [trigger],
  likely_function: 'escape',
  intensity: 1,
  duration_min: minutes,
  calming_used: 'Space, a low voice, one person only',
});
