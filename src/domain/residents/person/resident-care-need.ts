import { decimal, parts, section, whole } from '../../kit/vocabulary/fields.ts';

const minutes = (label: string) => whole(label, { unit: 'minutes', min: 0, max: 600 });
const hours = (label: string) => decimal(label, { unit: 'hours', min: 0, max: 12, places: 2 });

/** How much of staff's time a person needs, by the time of day: what the rota is planned by. */
export const residentCareNeed = section('Care by day and night', {
  care_minutes: parts(
    'Minutes of care',
    { early: minutes('Early'), late: minutes('Late'), waking_night: minutes('Night') },
    { help: 'Of one member of staff, shift by shift; care by two counts twice.' },
  ),
  one_to_one_hours: parts(
    'Hours one to one',
    { early: hours('Early'), late: hours('Late'), waking_night: hours('Night') },
    { help: 'Agreed hours in which somebody is with this person alone.' },
  ),
});
