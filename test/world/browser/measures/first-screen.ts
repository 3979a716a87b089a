/** How the first screen of a page is spent, measured by the page itself. */

export interface FirstScreen {
  /** Of the height, in per cent, what is left for the content. */
  readonly content: number;
  /** Whole rows that have room in the longest list, by the height its rows have; null without a list. */
  readonly rows: number | null;
  /** Whether the list of pages stands whole at the side; null where there is none. */
  readonly hasAllPages: boolean | null;
  /** What can be pressed and is too small, with its size. */
  readonly small: readonly string[];
  /** Words with a break inside. */
  readonly broken: readonly string[];
  /** Words that reach over the edge of what they stand in: a button, a cell, a card. */
  readonly spilled: readonly string[];
  /** How far the page is wider than its screen, in pixels. */
  readonly sideways: number;
  /** How far the tools beside the title reach out of sight, in pixels. */
  readonly toolsCut: number;
  /** Parts of a form whose short fields stand one under the other, by the first of them. */
  readonly singleFile: readonly string[];
}

/** Runs in the page, once it is laid out. */
export async function measureFirstScreen(leastTarget: number): Promise<FirstScreen> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  // What is not the content: the way here and away, what the page is called, and how its list is narrowed.
  const furniture = 'nav, h1, search, [role="tablist"], [data-furniture], .seen-by-readers';
  const main = document.querySelector('main');
  if (!main) throw new Error('There is no page.');
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isShown = (one: Element) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1 && isSeen(one);
  };
  const says = (one: Element) =>
    ['input', 'textarea', 'select', 'svg', 'img', 'button'].includes(one.localName) ||
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const isFixed = (one: Element): boolean => ['fixed', 'sticky'].includes(getComputedStyle(one).position);

  const shown = [...main.querySelectorAll('*')].filter((one) => says(one) && !one.closest(furniture) && isShown(one));
  const inset = (one: Element): Element => one.closest('[data-card], tr, li, section') ?? one;
  const top = Math.min(
    innerHeight,
    ...shown.map((one) =>
      Math.min(one.getBoundingClientRect().top, Math.max(inset(one).getBoundingClientRect().top, 0)),
    ),
  );
  // What is wider than half of the screen lies in the middle of it.
  const feet = document
    .elementsFromPoint(innerWidth / 2, innerHeight - 12)
    .filter(
      (one) =>
        isFixed(one) &&
        isShown(one) &&
        one.getBoundingClientRect().top > innerHeight / 3 &&
        !one.closest('[data-toast]') &&
        one.getBoundingClientRect().width > innerWidth / 2,
    );
  const bottom = Math.min(innerHeight, ...feet.map((one) => one.getBoundingClientRect().top));
  const content = Math.round((100 * Math.max(0, bottom - top)) / innerHeight);

  const lists = [...main.querySelectorAll('tbody, [data-rows]')]
    .filter(isShown)
    .map((list) => [...list.children].filter(isShown))
    .filter((rows) => rows.length > 0);
  const roomFor = (rows: readonly Element[]) => {
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const start = Math.min(...boxes.map((box) => box.top));
    const pitch = (Math.max(...boxes.map((box) => box.bottom)) - start) / boxes.length;
    const whole = boxes.filter((box) => box.bottom <= bottom).length;
    return whole < boxes.length ? whole : Math.floor((bottom - start) / pitch);
  };
  const longest = lists.toSorted((one, other) => other.length - one.length)[0];

  const side = [...document.querySelectorAll('nav[aria-label="Pages"]')].find(isShown);
  const pressed = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]'),
  ].filter(
    (one) => isShown(one) && !(one instanceof HTMLInputElement && ['radio', 'checkbox', 'file'].includes(one.type)),
  );
  const inLine = (one: Element) => getComputedStyle(one).display === 'inline';
  // A link may reach over its whole card, and a field over the frame around it.
  const reach = (one: Element): Element => {
    const { position, content: drawn } = getComputedStyle(one, '::after');
    const card = drawn !== 'none' && position === 'absolute' ? one.closest('[data-card], article, li') : null;
    return card ?? (one.localName === 'input' ? one.closest('.mantine-Input-wrapper') : null) ?? one;
  };
  const small = pressed
    .filter((one) => !inLine(one))
    .flatMap((one) => {
      const { width, height } = reach(one).getBoundingClientRect();
      return Math.min(width, height) < leastTarget - 0.5
        ? [
            `${one.localName} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30)}" ${Math.round(width)}×${Math.round(height)}`,
          ]
        : [];
    });

  /** The nearest with an edge to be seen; null where words are scrolled to, or end in dots. */
  const frames = new Map<Element, Element | null>();
  const frameOf = (one: Element): Element | null => {
    const known = frames.get(one);
    if (known !== undefined) return known;
    const { display, overflowX, textOverflow, borderRightWidth, backgroundColor } = getComputedStyle(one);
    const hasEdge = borderRightWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)' || overflowX !== 'visible';
    const mayHide = /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || one === main;
    const frame =
      display !== 'inline' && mayHide
        ? null
        : display !== 'inline' && hasEdge
          ? one
          : one.parentElement && frameOf(one.parentElement);
    frames.set(one, frame);
    return frame;
  };
  const reachesOver = (words: Range, parent: Element): boolean => {
    const frame = frameOf(parent)?.getBoundingClientRect();
    const { left, right, width } = words.getBoundingClientRect();
    return frame !== undefined && width > 1 && frame.width > 1 && (right > frame.right + 1 || left < frame.left - 1);
  };

  const spilled: string[] = [];
  const broken: string[] = [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const linesOf = () =>
    new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top: at }) => Math.round(at))).size;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    range.selectNodeContents(node);
    if (!parent || parent.closest('.seen-by-readers')) continue;
    const isSpilled = node.nodeValue?.trim() && reachesOver(range, parent);
    if (!(isSpilled || linesOf() > 1) || !isShown(parent)) continue;
    if (isSpilled) spilled.push(`${node.nodeValue?.trim().slice(0, 30)}`);
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      if (word.length > 24) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (linesOf() > 1) broken.push(word);
    }
  }
  const short = (fields: Element) =>
    [...fields.children].map((field) => (isShown(field) && !field.hasAttribute('data-wide') ? field : null));
  const isBeside = (one: Element, next: Element) =>
    Math.abs(one.getBoundingClientRect().top - next.getBoundingClientRect().top) < 1;
  const singleFile = [...main.querySelectorAll('[data-fields]')].flatMap((fields) => {
    const pairs = short(fields).flatMap((one, place, all) => {
      const next = all[place + 1];
      return one && next ? [[one, next] as const] : [];
    });
    return pairs.length > 0 && !pairs.some(([one, next]) => isBeside(one, next))
      ? [pairs[0]?.[0].textContent?.trim().slice(0, 30) ?? '']
      : [];
  });
  return {
    singleFile,
    content,
    rows: longest ? roomFor(longest) : null,
    hasAllPages: side ? side.scrollHeight <= side.clientHeight : null,
    small: [...new Set(small)],
    broken: [...new Set(broken)],
    spilled: [...new Set(spilled)],
    toolsCut: Math.max(
      0,
      ...[...main.querySelectorAll('[data-actions]')].map((tools) => tools.scrollWidth - tools.clientWidth),
    ),
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}
