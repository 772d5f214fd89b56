import { useCallback, useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { limits } from '../../domain/limits';

/** What a button needs so that holding it repeats its action. */
export interface PressRepeatHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onPointerLeave(): void;
  onContextMenu(event: MouseEvent<HTMLElement>): void;
  onClick(): void;
}

/**
 * A button whose action runs once when pressed, and again and again while it is held: first after 500 ms, then every 40 ms (P§5).
 * The single press acts on click, so that scrolling a list with a finger on the button changes nothing, and the keyboard works.
 * Repeating stops when `step` answers false.
 *
 * @param step what a press does; false when there is nothing more to do
 */
export function usePressRepeat(step: () => boolean): PressRepeatHandlers {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);

  const onPointerDown = useCallback((event: PointerEvent<HTMLElement>) => {
    hasRepeated.current = false;
    if (event.button !== 0) return;
    const repeat = () => {
      hasRepeated.current = true;
      if (latest.current()) timer.current = setTimeout(repeat, limits.autoRepeatInterval);
    };
    clearTimeout(timer.current);
    timer.current = setTimeout(repeat, limits.autoRepeatDelay);
  }, []);
  const onClick = useCallback(() => {
    if (hasRepeated.current) hasRepeated.current = false;
    else latest.current();
  }, []);
  // A long press on a touch screen would open the browser's menu over the button.
  const onContextMenu = useCallback((event: MouseEvent<HTMLElement>) => event.preventDefault(), []);
  return { onPointerDown, onPointerUp: stop, onPointerCancel: stop, onPointerLeave: stop, onContextMenu, onClick };
}
