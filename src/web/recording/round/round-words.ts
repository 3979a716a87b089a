import type { RoundKind } from '#domain/homes/round.ts';
import { IconBed, IconDroplet, IconSunrise, IconSunset2 } from '@tabler/icons-react';

interface RoundWords {
  title: string;
  icon: typeof IconBed;
}

export const roundWords: Readonly<Record<RoundKind, RoundWords>> = {
  fluid_intake: { title: 'Drinks round', icon: IconDroplet },
  sleep: { title: 'Night checks', icon: IconBed },
  morning_routine: { title: 'Morning round', icon: IconSunrise },
  afternoon_routine: { title: 'Afternoon round', icon: IconSunset2 },
};
