import { personName } from '#domain/kit/people/person-name.ts';
import { fileSeen, staffCompliance, type PaperFault } from '#domain/staff/person/staff-compliance.ts';
import { staffRoles } from '#domain/staff/person/staff-person.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { IconAlertOctagon, IconAlertTriangle } from '@tabler/icons-react';
import { useHouseClock } from '../../kit/house/house-clock.ts';
import type { ValueWording } from '../../kit/names/value-text.ts';
import { PersonFace } from '../../kit/person/person-face.tsx';
import type { Stored } from '../../kit/state/stored-record.ts';
import { Flags, type FlagTone } from '../../kit/ui/flags.tsx';
import { iconProps } from '../../kit/ui/icon-props.ts';
import kit from '../../kit/styles/kit.module.css';
import css from './file.module.css';

const tones: Readonly<Record<string, FlagTone>> = {
  active: 'good',
  onboarding: 'info',
  applicant: 'info',
  suspended: 'danger',
  long_leave: 'watch',
  left: 'quiet',
};

interface HeadProps {
  person: Stored<typeof staff>;
  faults: readonly PaperFault[];
  wording: ValueWording;
}

/** Who somebody is, how they stand, and what has to be put right in their file. */
export function PersonHead({ person, faults, wording }: HeadProps) {
  const { today } = useHouseClock();
  const name = personName(person);
  const houses = (person.homes ?? []).flatMap((id) => wording.nameOf(id) ?? []);
  const sign = 'status' in person ? staffCompliance(fileSeen(person), today()) : null;
  return (
    <div className={css['person']} data-card>
      <PersonFace name={name} photo={person.photo} size={72} />
      <div className={css['who']}>
        <p className={css['role']}>
          {[person.job_title ?? staffRoles[person.role], ...houses].filter(Boolean).join(' · ')}
        </p>
        <Flags
          label="How they stand"
          flags={[
            ...('status' in person
              ? [
                  {
                    tone: tones[person.status] ?? 'quiet',
                    words: staff.fields.status.options[person.status] ?? person.status,
                  },
                ]
              : []),
            ...(sign
              ? [{ tone: sign.tone, words: sign.tone === 'good' ? `Papers: ${sign.words.toLowerCase()}` : sign.words }]
              : []),
            ...('is_active' in person && !person.is_active
              ? [{ tone: 'watch' as const, words: 'Account closed' }]
              : []),
            ...(person.is_superuser ? [{ tone: 'info' as const, words: 'Superuser' }] : []),
          ]}
        />
      </div>
      {faults.length > 0 && (
        <ul className={`${kit['bare']} ${css['faults']}`} aria-label="To put right">
          {faults.map(({ says, isOver }) => (
            <li key={says} data-over={isOver || undefined}>
              {isOver ? <IconAlertOctagon {...iconProps} /> : <IconAlertTriangle {...iconProps} />}
              <span>{says}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
