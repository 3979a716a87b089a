/** The words of the screens that are no part of an entity. Those the specification fixes are marked and stand letter by letter. */
const catalogue = {
  // Fixed by the specification.
  'error.network': 'The server is probably down check your network.',
  'error.notFound': 'Page not found',
  'welcome.tagline': 'Gateway to Community Integration',
  'welcome.placeholder': 'Select a House',
  'welcome.proceed': 'Proceed to Homepage',
  'welcome.choose': 'Please select a house to proceed.',
  // Ours.
  'welcome.title': 'Hearth by {provider}',
  'welcome.failed': 'The list of houses could not be loaded.',
  'welcome.residentsFailed': 'The residents of this house could not be loaded. Nothing has been changed.',
  'product.name': 'Hearth',
  'error.unreadable':
    'The answer could not be read. Reload the page; if it happens again, tell whoever looks after the server.',
  'session.lost': 'Your houses could not be loaded, so you were signed out. What you typed is kept.',
  again: 'Try again',
  notSaved: 'Nothing was saved. What you typed is still here.',
  stillHere: 'What you typed is still here.',
  unknownSaved: 'It is not known whether this was saved. It is sent again by itself and stored once.',
  unknownAgain: 'It is not known whether this was saved. Save it again: it is stored once.',
  unknownDone: 'It is not known whether this was done. Look before you do it again.',
  theirsTaken: 'The other version stands. Nothing of yours was saved.',
  notDone: 'Nothing was changed.',
  'storage.full': 'This device is short of space: after a reload your records are fetched again.',
  'storage.draft': 'This device is short of space: what you type is safe once the form says that the draft is kept.',
  'page.late': 'Page took too long to load',
  'page.failed': 'Page could not be loaded',
} as const;

type Word = keyof typeof catalogue;

/** The text for a key, with its {places} filled. */
export function t(key: Word, places: Readonly<Record<string, string>> = {}): string {
  return catalogue[key].replace(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole);
}
