/** Letters and figures that nobody takes for one another on paper. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const letters = 12;

/** The first sixty bits of a seal, as people write them down: `7K2M-9QXP-4TVA`. */
export function headOf(hash: Uint8Array): string {
  const bits = hash.slice(0, 8).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) >> 4n;
  const signs = Array.from(
    { length: letters },
    (_, place) => alphabet[Number((bits >> BigInt(5 * (11 - place))) & 31n)],
  );
  return signs.join('').replace(/(.{4})(?!$)/g, '$1-');
}

/** A head as somebody typed it from paper, in the one spelling it is known by; null where it is none. */
export function readHead(typed: string): string | null {
  const signs = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const isHead = signs.length === letters && [...signs].every((sign) => alphabet.includes(sign));
  return isHead ? signs.replace(/(.{4})(?!$)/g, '$1-') : null;
}
