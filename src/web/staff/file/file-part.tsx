import type { PaperFault } from '#domain/staff/person/staff-compliance.ts';
import { staff } from '#domain/staff/person/staff.ts';
import { planForm } from '../../kit/form/form-plan.ts';
import { Fold } from '../../kit/page/fold.tsx';
import { isEmpty, valueText, type ValueWording } from '../../kit/names/value-text.ts';
import { SectionFacts } from '../../kit/record/section-facts.tsx';
import type { Stored } from '../../kit/state/stored-record.ts';
import { Flag } from '../../kit/ui/flags.tsx';
import type { PartOfFile, InWords } from './file-parts.ts';
import css from './file.module.css';

/** How much is wrong, beside the title of the part that it lies in. */
export function FaultFlag({ faults }: { faults: readonly PaperFault[] }) {
  const over = faults.filter(({ isOver }) => isOver).length;
  if (over > 0) return <Flag tone="danger">{over} not in order</Flag>;
  return faults.length > 0 && <Flag tone="watch">{faults.length} to renew</Flag>;
}

interface FilePartProps {
  of: PartOfFile;
  person: Stored<typeof staff>;
  wording: ValueWording;
  faults?: readonly PaperFault[];
  isOpen: boolean;
}

/** One part of the file with the facts it is made of. What the reader may not see of it is not there. */
export function FilePart({ of: { title, names, says }, person, wording, faults = [], isOpen }: FilePartProps) {
  const given = Object.entries(staff.fields).filter(([name]) => name in person && names.some((one) => one === name));
  // What only counts together with another answer is left out where that was not given.
  const seen = planForm(staff, Object.fromEntries(given), person, new Set()).flatMap(({ fields }) => fields);
  if (seen.length === 0) return null;
  const inWords: InWords = (name, before = '') => {
    const field = staff.fields[name];
    if (!field || isEmpty(person[name])) return null;
    return `${before}${valueText(field, person[name], { ...wording, isBrief: true })}`;
  };
  return (
    <Fold
      title={title}
      says={says(inWords, person)
        .filter((one) => one !== null)
        .join(' · ')}
      sign={<FaultFlag faults={faults} />}
      isOpen={isOpen || faults.length > 0}
    >
      <div className={css['facts']}>
        <SectionFacts fields={seen} record={person} wording={wording} />
      </div>
    </Fold>
  );
}
