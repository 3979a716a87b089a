/** `3 kB`, `1.4 MB`, `20.0 GB`; what is there is never called nothing. */
export function sizeInWords(bytes: number): string {
  const inKilobytes = bytes / 1024;
  const atLeastOne = bytes === 0 ? 0 : Math.max(1, Math.round(inKilobytes));
  if (inKilobytes < 1000) return `${atLeastOne} kB`;
  const inMegabytes = inKilobytes / 1024;
  return inMegabytes < 1000 ? `${inMegabytes.toFixed(1)} MB` : `${(inMegabytes / 1024).toFixed(1)} GB`;
}
