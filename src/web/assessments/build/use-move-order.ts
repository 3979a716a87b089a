import { useState, type DragEvent, type KeyboardEvent } from 'react';

/** Dragging for a mouse, and Alt with the arrow keys for what has the focus; the buttons do the same. */
export function useMoveOrder(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  return {
    over: from === null ? null : over,
    handle: (index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(index));
        setFrom(index);
      },
      onDragEnd: end,
    }),
    row: (index: number) => ({
      onKeyDown: (event: KeyboardEvent) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        event.stopPropagation();
        onMove(index, index + (event.key === 'ArrowUp' ? -1 : 1));
      },
      onDragOver: (event: DragEvent) => {
        if (from === null) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        if (from === null) return;
        event.preventDefault();
        event.stopPropagation();
        if (from !== index) onMove(from, index);
        end();
      },
    }),
  };
}
