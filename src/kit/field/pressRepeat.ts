import { useEffect, useMemo, useRef, type MouseEvent, type PointerEvent } from 'react';
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

/** What a button does while it is pressed, and what ends it. One object for all of it: a long list has hundreds of such buttons. */
function pressRepeat(step: () => boolean): { readonly handlers: PressRepeatHandlers; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasRepeated = false;
  const stop = () => clearTimeout(timer);
  const repeat = () => {
    hasRepeated = true;
    if (step()) timer = setTimeout(repeat, limits.autoRepeatInterval);
  };
  return {
    stop,
    handlers: {
      onPointerDown: (event) => {
        hasRepeated = false;
        if (event.button !== 0) return;
        stop();
        timer = setTimeout(repeat, limits.autoRepeatDelay);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerLeave: stop,
      // A long press on a touch screen would open the browser's menu over the button.
      onContextMenu: (event) => event.preventDefault(),
      onClick: () => {
        if (hasRepeated) hasRepeated = false;
        else step();
      },
    },
  };
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
  const { handlers, stop } = useMemo(() => pressRepeat(() => latest.current()), []);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => stop, [stop]);
  return handlers;
}
