/** Where the state is stored in the browser: the key and its prefix are fixed by the specification. */
export const storageKey = 'persist:root';

/** Whether somebody signed in here before the page was loaded. What is stored is validated when it is restored. */
export const hasStoredSession = (): boolean => sessionStorage.getItem(storageKey) !== null;
