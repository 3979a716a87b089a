import { useHasNoHouse } from './first-house.tsx';
import { HousePicker } from './house-picker.tsx';
import css from './choose-house.module.css';

/** Stands in for a page that needs a house; once one is chosen the page itself appears. */
export function ChooseHouse({ onChosen = () => {} }: { onChosen?: () => void }) {
  const hasNone = useHasNoHouse();
  return (
    <section className={css['card']} data-card>
      <h2 className={css['title']}>{hasNone ? 'This page needs a house' : 'Choose a house first'}</h2>
      <p className={css['words']}>This page shows the records of one house.</p>
      <HousePicker onChosen={onChosen} />
    </section>
  );
}
