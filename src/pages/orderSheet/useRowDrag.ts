import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { dropPlace, scrollSpeed } from './rules/rowDrag';
import type { SheetRowData } from './sheetRows';

interface RowDragOptions {
  /** The rows as displayed. */
  rows: readonly SheetRowData[];
  grid: RefObject<HTMLElement | null>;
  /** The sticky bar above the rows, whose lower edge limits the visible list. */
  bar: RefObject<HTMLElement | null>;
  /** The marker of the drop position. */
  line: RefObject<HTMLElement | null>;
  /** Called when a row was dropped at another one's position. */
  onDrop(sku: string, target: string, isMouse: boolean): void;
}

/** Distance in pixels until a press becomes a drag. */
const firstStep = 4;

/** Drag and drop of rows by their handle, with mouse, pen or finger. Escape, or a lost pointer, cancels it. */
export function useRowDrag({ rows, grid, bar, line, onDrop }: RowDragOptions): {
  onGrasp(sku: string, event: PointerEvent<HTMLElement>): void;
  /** The row being dragged. */
  readonly dragged: SheetRowData | undefined;
} {
  const [dragged, setDragged] = useState<SheetRowData>();
  const latest = useRef({ rows, onDrop });
  useEffect(() => {
    latest.current = { rows, onDrop };
  }, [rows, onDrop]);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const onGrasp = useCallback(
    (sku: string, { pointerId, pointerType, clientY: start, button, nativeEvent }: PointerEvent<HTMLElement>) => {
      if (button !== 0 || stop.current?.signal.aborted === false) return;
      // Prevents text selection, and keeps the focus in the amount.
      nativeEvent.preventDefault();
      const ending = new AbortController();
      stop.current = ending;
      const { signal } = ending;
      const places = new Map(latest.current.rows.map((row, place) => [row.sku, place]));
      let [y, isDragging, before] = [start, false, performance.now()];
      // The grid's stylesheet sets the height covered at the window's lower edge.
      const covered = grid.current ? Number(getComputedStyle(grid.current).scrollMarginBottom.replace('px', '')) : 0;
      const edges = () => [bar.current?.getBoundingClientRect().bottom ?? 0, document.documentElement.clientHeight - covered] as const;
      const placeNow = () => {
        const [top, bottom] = edges();
        const inPage = [...(grid.current?.querySelectorAll<HTMLElement>('[data-sku]') ?? [])].map((row) => ({
          sku: row.dataset['sku'] ?? '',
          ...onlyEdges(row.getBoundingClientRect()),
        }));
        return dropPlace(inPage, sku, Math.min(Math.max(y, top), bottom), places);
      };
      const frame = (time: number) => {
        if (signal.aborted) return;
        const speed = scrollSpeed(y, ...edges());
        if (speed !== 0) window.scrollBy({ top: (speed * Math.min(time - before, 100)) / 1000, behavior: 'instant' });
        before = time;
        const place = placeNow();
        const box = grid.current?.getBoundingClientRect();
        if (line.current && place && box) line.current.style.transform = `translateY(${place.line - box.top}px)`;
        requestAnimationFrame(frame);
      };
      signal.addEventListener('abort', () => setDragged(undefined));
      const listen = <Kind extends keyof WindowEventMap>(kind: Kind, on: (event: WindowEventMap[Kind]) => void) =>
        window.addEventListener(kind, on, { signal, capture: true });
      listen('pointermove', (moved) => {
        if (moved.pointerId !== pointerId) return;
        y = moved.clientY;
        if (isDragging || Math.abs(y - start) < firstStep) return;
        isDragging = true;
        setDragged(latest.current.rows.find((row) => row.sku === sku));
        requestAnimationFrame(frame);
      });
      listen('pointerup', (up) => {
        if (up.pointerId !== pointerId) return;
        // The pointer's position at the drop: rows loaded meanwhile may have shifted others under it.
        y = up.clientY;
        const place = isDragging ? placeNow() : undefined;
        ending.abort();
        if (place && place.target !== sku) latest.current.onDrop(sku, place.target, pointerType === 'mouse');
      });
      listen('pointercancel', (lost) => lost.pointerId === pointerId && ending.abort());
      listen('blur', ({ target }) => target === window && ending.abort());
      listen('keydown', (event) => {
        if (event.key !== 'Escape') return;
        // Cancels only the drag.
        event.preventDefault();
        event.stopPropagation();
        ending.abort();
      });
    },
    [bar, grid, line],
  );
  return { onGrasp, dragged };
}

const onlyEdges = ({ top, bottom }: DOMRect) => ({ top, bottom });
