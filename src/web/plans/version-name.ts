/** A plan that was never replaced is its own first version. */
export const versionName = ({ version_label }: { readonly version_label: string | null }): string =>
  `Version ${version_label ?? '1'}`;
