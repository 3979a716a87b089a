import { useLayoutEffect } from 'react';

let open = 0;

/** While something is filled in step by step, a phone shows nothing but that: the styles leave out its bar of pages and the tabs. */
export function useFullScreen(): void {
  useLayoutEffect(() => {
    open += 1;
    document.documentElement.dataset['fullScreen'] = '';
    return () => {
      open -= 1;
      if (open === 0) delete document.documentElement.dataset['fullScreen'];
    };
  }, []);
}
