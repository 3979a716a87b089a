export type NationalIdType = 'nhs_number' | 'chi_number' | 'hsc_number' | 'local';

/** NHS, CHI and HSC numbers share one check (NHS Data Dictionary, NHS number); a local code is free. */
export const isNationalId = (id: string, type: NationalIdType): boolean =>
  type === 'local' || (/^\d{10}$/.test(id) && checkDigit(id) === Number(id[9]));

/** Modulus 11 over the first nine digits, weighted 10 down to 2. Null where no number may be issued. */
export function checkDigit(id: string): number | null {
  const sum = Array.from(id.slice(0, 9), Number).reduce((total, digit, place) => total + digit * (10 - place), 0);
  const check = 11 - (sum % 11);
  if (check === 10) return null;
  return check === 11 ? 0 : check;
}
