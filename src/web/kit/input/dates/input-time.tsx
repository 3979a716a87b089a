import { isKeyOf } from '#domain/kit/vocabulary/record-values.ts';
import {
  addMinutes,
  isDay,
  isMoment,
  isTime,
  localTime,
  minutesBetween,
  momentAt,
  wallClock,
} from '#domain/kit/time/time.ts';
import { momentOffers } from '#domain/kit/time/moment-offers.ts';
import { readValue } from '#domain/kit/vocabulary/read-value.ts';
import { useState } from 'react';
import { Chips } from '../../ui/chips.tsx';
import { DayBox } from './day-box.tsx';
import { FieldGroup } from '../field-group.tsx';
import { useHouseClock, type HouseClock } from '../../house/house-clock.ts';
import { asText, fieldProps, type InputProps } from '../input-props.ts';
import { TimeBox } from './time-box.tsx';
import kit from '../../styles/kit.module.css';
import css from '../../styles/field.module.css';

export const Time = (props: InputProps<'time'>) => (
  <TimeBox {...fieldProps(props)} name={props.name} value={asText(props.value).slice(0, 5)} onChange={props.onChange} />
);

/** The date and the time as the house's clock shows them, or as far as they are typed. */
function typedFrom(field: InputProps<'moment'>['field'], value: unknown, zone: string): { day: string; time: string } {
  const reading = value === null || value === '' ? null : readValue(field, value);
  if (reading && 'value' in reading) return wallClock(String(reading.value), zone);
  const [day = '', time = ''] = asText(value).split('T');
  return { day, time };
}

/** What is not yet a date and a time stays as typed, in small letters: the great T parts the two. */
function valueFrom(day: string, time: string, zone: string): string | null {
  if (isDay(day) && isTime(time)) return momentAt(day, time, zone);
  return day || time ? `${day.toLowerCase()}T${time.toLowerCase()}` : null;
}

function DayAndTime({ props, clock }: { props: InputProps<'moment'>; clock: HouseClock }) {
  const { field, value, name, onChange } = props;
  const { day, time } = typedFrom(field, value, clock.zone);
  return (
    <div className={css['boxes']}>
      <DayBox
        label="Date"
        name={`${name}-day`}
        value={day}
        onChange={(given) => onChange(valueFrom(given ?? '', time, clock.zone))}
      />
      <TimeBox
        label="Time"
        name={`${name}-time`}
        value={time}
        onChange={(given) => onChange(valueFrom(day, given ?? '', clock.zone))}
      />
    </div>
  );
}

const ago = { now: 0, quarter: 15, half: 30 } as const;
type Quick = keyof typeof ago;

const isJustNow = (value: string, { now }: HouseClock) => isMoment(value) && Math.abs(minutesBetween(value, now())) < 1;

/** What has just happened is the rule: one tap, with the time it will say. */
function Recent({ props, clock }: { props: InputProps<'moment'>; clock: HouseClock }) {
  const [chosen, setChosen] = useState<Quick | 'other'>(() =>
    isJustNow(asText(props.value), clock) ? 'now' : 'other',
  );
  const [opened] = useState(clock.now);
  const shown = chosen === 'now' ? asText(props.value) : opened;
  const options = [
    ['now', `Now ${localTime(shown, clock.zone)}`],
    ['quarter', '15 min ago'],
    ['half', '30 min ago'],
    ['other', 'Other time'],
  ] as const;
  const choose = (option: string) => {
    const isQuick = isKeyOf(ago, option);
    setChosen(isQuick ? option : 'other');
    if (isQuick) props.onChange(addMinutes(clock.now(), -ago[option]));
  };
  return (
    <>
      <Chips name={props.id} options={options} chosen={[chosen]} onChoose={choose} />
      {chosen === 'other' && <DayAndTime props={props} clock={clock} />}
    </>
  );
}

/** Another moment than this one: typed, or one tap where a usual one fits. */
function Offered({ props, clock }: { props: InputProps<'moment'>; clock: HouseClock }) {
  const [offers] = useState(() => momentOffers(props.field, clock.now(), clock.zone));
  return (
    <div className={css['beside']}>
      <DayAndTime props={props} clock={clock} />
      {offers.length > 0 && (
        <fieldset className={kit['group']}>
          <legend className="seen-by-readers">{props.field.label}, quick choice</legend>
          <Chips name={`${props.id}-near`} options={offers} chosen={[asText(props.value)]} onChoose={props.onChange} />
        </fieldset>
      )}
    </div>
  );
}

export function Moment(props: InputProps<'moment'>) {
  const { field, id, error, needed } = props;
  const clock = useHouseClock();
  return (
    <FieldGroup id={id} label={field.label} help={field.help} error={error} needed={needed}>
      {field.default === 'now' ? <Recent props={props} clock={clock} /> : <Offered props={props} clock={clock} />}
    </FieldGroup>
  );
}
