/** Where a row of a round stands. Only what is begun and not saved is lost by leaving. */
export type RowState = 'untouched' | 'begun' | 'saving' | 'saved' | 'unsaved';
