import { ambulanceReasons, firstStepsFor, type Emergency } from '#domain/incidents/incident/incident-make-safe.ts';
import { IconAmbulance } from '@tabler/icons-react';
import { Flag } from '../../kit/ui/flags.tsx';
import kit from '../../kit/styles/kit.module.css';
import css from './make-safe.module.css';

/** What to do before anything is written: an ambulance where one is needed, then first aid by the kind of incident. */
export function MakeSafe({ event }: { event: Emergency }) {
  const steps = firstStepsFor(event.incident_type);
  const reasons = ambulanceReasons(event);
  return (
    <div aria-live="polite" className={css['safety']}>
      {reasons.length > 0 && (
        <section className={css['ambulance']} data-card>
          <h3 className={css['ambulanceTitle']}>
            <IconAmbulance size={28} stroke={1.75} aria-hidden />
            Call 999 now
          </h3>
          <ul className={css['plainList']}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <a href="tel:999" className={css['call']}>
            Call 999
          </a>
        </section>
      )}
      {steps.length > 0 && (
        <section className={css['prompts']} aria-label="Do this first" data-card>
          <h3 className={kit['subheading']}>Do this first</h3>
          {event.on_anticoagulant && <Flag tone="danger">Takes a blood thinner</Flag>}
          <ol className={kit['steps']}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
