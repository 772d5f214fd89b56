import { useEffect, useState, type MouseEvent, type PointerEvent } from 'react';
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
function pressRepeat(first: () => boolean) {
  let step = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasRepeated = false;
  const stop = () => clearTimeout(timer);
  const repeat = () => {
    hasRepeated = true;
    if (step()) timer = setTimeout(repeat, limits.autoRepeatInterval);
  };
  const follow = (next: () => boolean) => {
    step = next;
  };
  const handlers: PressRepeatHandlers = {
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
  };
  return { handlers, follow, stop };
}

/**
 * A button whose action runs once when pressed, and again and again while it is held: first after 500 ms, then every 40 ms (P§5).
 * The single press acts on click, so that scrolling a list with a finger on the button changes nothing, and the keyboard works.
 * Repeating stops when `step` answers false.
 *
 * @param step what a press does; false when there is nothing more to do
 */
export function usePressRepeat(step: () => boolean): PressRepeatHandlers {
  const [{ handlers, follow, stop }] = useState(() => pressRepeat(step));
  useEffect(() => follow(step), [follow, step]);
  useEffect(() => stop, [stop]);
  return handlers;
}
