import { discharge } from '#domain/residents/leaving/discharge.ts';
import { FieldValue } from '../kit/record/field-value.tsx';
import type { Stored } from '../kit/state/stored-record.ts';
import { useValueWords } from '../kit/names/use-value-words.ts';
import { isEmpty } from '../kit/names/value-text.ts';
import { stepsFor } from './leaving-steps.ts';
import kit from '../kit/styles/kit.module.css';

/** What was said about the leaving, in the words of its own way. */
export function LeavingFacts({ leaving }: { leaving: Stored<typeof discharge> }) {
  const wording = useValueWords()(leaving);
  const [first, second] = stepsFor(leaving);
  const words = { ...first?.words, ...second?.words };
  const names = [
    ...(first?.fields ?? []),
    ...(second?.fields ?? []),
    'reversal_reason',
    'completed_by',
    'completed_at',
    'records_review_on',
  ];
  return (
    <dl className={`${kit['facts']} ${kit['spread']}`}>
      {names
        .filter((name) => !isEmpty(leaving[name]))
        .map((name) => {
          const field = discharge.fields[name];
          return (
            field && (
              <div key={name} data-wide={field.kind === 'longText' || undefined}>
                <dt>{words[name] ?? field.label}</dt>
                <dd>
                  <FieldValue field={field} value={leaving[name]} wording={wording} />
                </dd>
              </div>
            )
          );
        })}
    </dl>
  );
}
