export const root: string;
export function onPinnedNode(url: string): Promise<void>;
export function stopWithParent(): void;
