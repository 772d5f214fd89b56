import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { dropPlace, scrollSpeed } from './rules/rowDrag';
import type { SheetRowData } from './sheetRows';

interface RowDragOptions {
  /** The rows as they are shown. */
  rows: readonly SheetRowData[];
  grid: RefObject<HTMLElement | null>;
  /** What stays in view above the rows: there the window's edge is. */
  bar: RefObject<HTMLElement | null>;
  /** The line that shows where the row would go. */
  line: RefObject<HTMLElement | null>;
  /** A row was let go where another one is. */
  onDrop(sku: string, target: string, isMouse: boolean): void;
}

/** Pixels that a pointer goes before it drags. */
const firstStep = 4;

/** Rows that are dragged by their handle, by mouse, pen or finger; Escape, or what takes the pointer away, leaves them where they were. */
export function useRowDrag({ rows, grid, bar, line, onDrop }: RowDragOptions): {
  onGrasp(sku: string, event: PointerEvent<HTMLElement>): void;
  /** The row that is being dragged. */
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
      // Neither a text is marked nor the amount left that somebody types in.
      nativeEvent.preventDefault();
      const ending = new AbortController();
      stop.current = ending;
      const { signal } = ending;
      const places = new Map(latest.current.rows.map((row, place) => [row.sku, place]));
      let [y, isDragging, before] = [start, false, performance.now()];
      // What covers the window's lower edge is said by the grid's stylesheet.
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
        // Where it is let go: rows that came meanwhile may have pushed others under a pointer that rests.
        y = up.clientY;
        const place = isDragging ? placeNow() : undefined;
        ending.abort();
        if (place && place.target !== sku) latest.current.onDrop(sku, place.target, pointerType === 'mouse');
      });
      listen('pointercancel', (lost) => lost.pointerId === pointerId && ending.abort());
      listen('blur', ({ target }) => target === window && ending.abort());
      listen('keydown', (event) => {
        if (event.key !== 'Escape') return;
        // It gives up the drag and nothing else.
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
