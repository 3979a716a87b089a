/** The value under which the content policy of this page admits styles made at run time. */
export const nonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
