/** An icon beside words: of their height, and passed over by screen readers, which have the words. */
export const iconProps = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
