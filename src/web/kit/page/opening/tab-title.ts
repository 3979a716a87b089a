import { useEffect } from 'react';
import { t } from '../../state/words.ts';

/** Before the name of a tab whose form is not saved. */
const dot = '• ';
let tab: string = t('product.name');
let unsaved = 0;

const write = () => void (document.title = `${unsaved > 0 ? dot : ''}${tab}`);

/** Names the tab; a resident is never named in it. */
export function useTabTitle(name: string): void {
  useEffect(() => {
    tab = `${name} · ${t('product.name')}`;
    write();
  }, [name]);
}

/** Marks the tab for as long as something typed here is not saved. */
export function useUnsavedMark(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved += 1;
    write();
    return () => {
      unsaved -= 1;
      write();
    };
  }, [isUnsaved]);
}
