import { t } from '../state/words.ts';
import css from './gate.module.css';

/** Nothing else could be shown. It leans on nothing that may have failed, and reloads only when asked to. */
export function LastResort() {
  return (
    <main className={css['gate']}>
      <h1>{t('product.name')} cannot go on</h1>
      <p>
        Something went wrong. What you had typed has been kept as a draft and comes back when you open the form again.
      </p>
      <button type="button" onClick={() => window.location.reload()}>
        Reload page
      </button>
    </main>
  );
}
