import { isNationalId } from '#domain/residents/person/national-id.ts';
import { Flag } from '../../kit/ui/flags.tsx';

const names: Readonly<Record<string, string>> = {
  nhs_number: 'NHS number',
  chi_number: 'CHI number',
  hsc_number: 'HSC number',
};

/** Says whether a number can be right as soon as its ten digits are there; the last one proves the others. */
export function NumberCheck({ number, type }: { number: unknown; type: unknown }) {
  const name = names[String(type)];
  if (!name || typeof number !== 'string' || number.length < 10) return <output />;
  return (
    <output>
      {isNationalId(number, 'nhs_number') ? (
        <Flag tone="good">This {name} passes its check</Flag>
      ) : (
        <Flag tone="danger">This {name} cannot be right: one of its digits is wrong</Flag>
      )}
    </output>
  );
}
