/** A colour as axe has it. */
interface Colour {
  readonly alpha: number;
  parseString(written: string): void;
}
declare global {
  interface Window {
    colours: {
      readonly Color: new (red: number, green: number, blue: number, alpha: number) => Colour;
      flattenColors(above: Colour, below: Colour): Colour;
      getContrast(below: Colour, above: Colour): number;
    };
  }
}

/**
 * Runs in the page. The words of which arithmetic alone does not say that they stand out from what lies behind them:
 * their contrast is too small, something other than the plain colours around them lies there, as the mark behind the
 * chosen one of several, or they are a link in the midst of others. Axe checks those, and works out for it how the whole
 * page is stacked.
 */
export function doubtfulWords(within: Element): Element[] {
  const { Color, flattenColors, getContrast } = window.colours;
  const parsed = new Map<string, Colour>();
  const colour = (written: string): Colour => {
    const found = parsed.get(written) ?? new Color(0, 0, 0, 1);
    if (!parsed.has(written)) found.parseString(written);
    parsed.set(written, found);
    return found;
  };
  const faded = new Map<Element, boolean>();
  const isFaded = (one: Element | null): boolean => {
    if (!one) return false;
    const found = faded.get(one) ?? (getComputedStyle(one).opacity !== '1' || isFaded(one.parentElement));
    faded.set(one, found);
    return found;
  };
  const grounds = new Map<Element, Colour | null>();
  /** Null where it takes more than the backgrounds of those around. What nothing shines through is a ground wherever it lies. */
  const groundOf = (one: Element | null): Colour | null => {
    if (!one) return colour('rgb(255, 255, 255)');
    const found = grounds.get(one);
    if (found !== undefined) return found;
    const { backgroundColor, backgroundImage, position } = getComputedStyle(one);
    const own = colour(backgroundColor);
    const liesOnAnother = ['absolute', 'fixed'].includes(position);
    const below = own.alpha === 1 ? own : liesOnAnother ? null : groundOf(one.parentElement);
    const ground = below && backgroundImage === 'none' ? flattenColors(own, below) : null;
    grounds.set(one, ground);
    return ground;
  };
  /** What is coloured and moved out of its place can lie behind words that are not within it. */
  const moved = [...within.querySelectorAll('*')].filter((one) => {
    const { position, backgroundColor, backgroundImage } = getComputedStyle(one);
    if (position !== 'absolute' && position !== 'relative') return false;
    return (colour(backgroundColor).alpha > 0 || backgroundImage !== 'none') && one.checkVisibility();
  });
  const places = moved.map((one) => one.getBoundingClientRect());
  const movedBehind = (one: Element): Element[] => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return moved.filter((other, at) => {
      const place = places[at];
      const isApart =
        !place ||
        place.left >= right - 1 ||
        place.right <= left + 1 ||
        place.top >= bottom - 1 ||
        place.bottom <= top + 1;
      return !isApart && !other.contains(one) && !one.contains(other);
    });
  };
  /** Whatever may lie behind the words: what is around them, and what was moved there. */
  const groundsOf = (one: Element): (Colour | null)[] => {
    const around = groundOf(one);
    const behind = movedBehind(one).map((other) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(other);
      return around && backgroundImage === 'none' ? flattenColors(colour(backgroundColor), around) : null;
    });
    return [around, ...behind];
  };
  const standsOut = (one: Element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(one);
    const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    const least = isLarge ? 3 : 4.5;
    return (
      !isFaded(one) && groundsOf(one).every((below) => below !== null && getContrast(below, colour(color)) >= least)
    );
  };
  const hasWords = (one: Element) =>
    one.matches('textarea, select, input:not([type="radio"], [type="checkbox"])') ||
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  /** However many marks of a word lie between a link and the words of its line. */
  const isAmongWords = (one: Element): boolean =>
    getComputedStyle(one).display === 'inline' &&
    one.parentElement !== null &&
    (hasWords(one.parentElement) || isAmongWords(one.parentElement));
  const isQuietLink = (one: Element) =>
    one.localName === 'a' && !getComputedStyle(one).textDecorationLine.includes('underline') && isAmongWords(one);
  /** What only screen readers meet measures a pixel. */
  const isSeen = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().width > 1;
  return [...within.querySelectorAll('*')].filter(
    (one) => hasWords(one) && (!standsOut(one) || isQuietLink(one)) && isSeen(one),
  );
}
