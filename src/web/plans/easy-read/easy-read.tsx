import { plan } from '#domain/plans/plan/plan.ts';
import {
  IconAlertTriangle,
  IconCalendar,
  IconCircleCheck,
  IconClock,
  IconHeartHandshake,
  IconMessage,
  IconStar,
  IconTool,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { useOwner } from '../../kit/data/use-owner.ts';
import { dayInWords } from '../../kit/house/house-clock.ts';
import { Page } from '../../kit/page/page.tsx';
import { PrintButton } from '../../kit/page/print/print-button.tsx';
import { calledName } from '#domain/kit/people/person-name.ts';
import type { Stored } from '../../kit/state/stored-record.ts';
import { usePlanPage } from '../use-plan-page.ts';
import { planPath } from '../plan-paths.ts';
import { easyRead, type EasySign } from './easy-lines.ts';
import css from './easy-read.module.css';

const signs: { readonly [S in EasySign]: Icon } = {
  say: IconMessage,
  help: IconHeartHandshake,
  people: IconUsers,
  time: IconClock,
  thing: IconTool,
  goal: IconStar,
  care: IconAlertTriangle,
  agree: IconCircleCheck,
  day: IconCalendar,
};

/** The plan for the person it is about: large, one thought a line, a sign beside each. */
export function EasyRead({ record }: { record: Stored<typeof plan> }) {
  const { body } = usePlanPage(record.id, record.resident);
  const owner = useOwner(plan, record.resident);
  const parts = easyRead(record, body?.risks ?? [], dayInWords(record.review_date));
  const name = owner ? calledName(owner) : '';
  return (
    <Page
      title={record.title}
      tab="Support plan, easy read"
      back={{ to: planPath(record.id), label: 'Support plan' }}
      actions={<PrintButton isMain>Print easy read</PrintButton>}
      narrow
    >
      <article className={css['easy']}>
        {name && <p className={css['whose']}>This plan is about {name}.</p>}
        {parts.map(({ title, lines }) => (
          <section key={title} className={css['part']}>
            <h2>{title}</h2>
            <ul>
              {lines.map(({ sign, text }, place) => {
                const Sign = signs[sign];
                return (
                  <li key={place}>
                    <Sign size={36} stroke={1.75} aria-hidden />
                    <span>{text}</span>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </article>
    </Page>
  );
}
