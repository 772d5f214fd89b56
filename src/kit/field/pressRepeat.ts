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

/** What a press does. */
interface Press {
  /** A step; false when there is nothing more to do. */
  step(): boolean;
  /** The press is over: after the step of a single one, and after the last step of one that was held. */
  onEnd?: (() => void) | undefined;
}

/** What a button does while it is pressed, and what ends it. One object for all of it: a long list has hundreds of such buttons. */
function pressRepeat(first: Press) {
  let press = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasRepeated = false;
  let isRepeating = false;
  const stop = () => clearTimeout(timer);
  const end = () => {
    stop();
    if (isRepeating) press.onEnd?.();
    isRepeating = false;
  };
  const repeat = () => {
    hasRepeated = true;
    isRepeating = true;
    if (press.step()) timer = setTimeout(repeat, limits.autoRepeatInterval);
    else end();
  };
  const follow = (next: Press) => {
    press = next;
  };
  const handlers: PressRepeatHandlers = {
    onPointerDown: (event) => {
      hasRepeated = false;
      if (event.button !== 0) return;
      stop();
      timer = setTimeout(repeat, limits.autoRepeatDelay);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    // A long press on a touch screen would open the browser's menu over the button.
    onContextMenu: (event) => event.preventDefault(),
    onClick: () => {
      if (hasRepeated) {
        hasRepeated = false;
        return;
      }
      press.step();
      press.onEnd?.();
    },
  };
  return { handlers, follow, stop };
}

/**
 * A button whose action runs once when pressed, and again and again while it is held: first after 500 ms, then every 40 ms (P§5).
 * The single press acts on click, so that scrolling a list with a finger on the button changes nothing, and the keyboard works.
 * Repeating stops when `step` answers false.
 */
export function usePressRepeat({ step, onEnd }: Press): PressRepeatHandlers {
  const [{ handlers, follow, stop }] = useState(() => pressRepeat({ step, onEnd }));
  useEffect(() => follow({ step, onEnd }), [follow, step, onEnd]);
  useEffect(() => stop, [stop]);
  return handlers;
}
