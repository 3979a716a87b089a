/** A lock PIN is six digits that nobody would try first. */

const sameStep = (digits: readonly number[]): boolean => {
  const steps = digits.slice(1).map((digit, i) => (digit - (digits[i] ?? 0) + 10) % 10);
  return [0, 1, 9].some((step) => steps.every((taken) => taken === step));
};

/** 121212, 123123 and 112233 are as easy to watch as 111111. */
const repeats = (pin: string): boolean => /^(\d{1,3})\1+$/.test(pin) || /^(\d)\1(\d)\2(\d)\3$/.test(pin);

export function pinComplaint(pin: string): string | null {
  if (!/^[0-9]{6}$/.test(pin)) return 'The PIN must have six digits.';
  if (sameStep([...pin].map(Number)) || repeats(pin))
    return 'Choose a PIN without a run or a repeat, such as 123456 or 111111.';
  return null;
}
