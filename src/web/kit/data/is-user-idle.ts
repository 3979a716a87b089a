/** A hand that has not moved for this long is not about to press what lies under it. */
const restMs = 1500;
/** A thumb's width of scrolling still counts as the top. */
const topPixels = 40;

let touchedAt = Number.NEGATIVE_INFINITY;

const touched = () => {
  touchedAt = performance.now();
};

/** Begins to notice whether somebody points, scrolls or types; however often it is asked, each is noticed once. */
export function watchUserInput(): void {
  for (const kind of ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown', 'touchmove'])
    window.addEventListener(kind, touched, { capture: true, passive: true });
}

/** Nobody is doing anything, and the top of the page is in sight: what comes in moves nothing under a finger. */
export const isUserIdle = (): boolean => performance.now() - touchedAt > restMs && window.scrollY <= topPixels;
