/**
 * The value under which the content policy of this page admits styles made at run time. Scripts carry none: a browser
 * that opens the page again would compile each of them anew, for it came under another value.
 */
export const nonce = () => document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce ?? '';
