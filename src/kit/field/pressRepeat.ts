import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { limits } from '../../domain/limits';

type PressEvent = PointerEvent<HTMLElement> | MouseEvent<HTMLElement>;

/** What a button needs so that holding it repeats its action. */
export type PressRepeatHandlers = Record<
  'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave' | 'onContextMenu' | 'onClick',
  (event: PressEvent) => void
>;

/** What a press does. */
interface Press {
  /** A step; false when there is nothing more to do. */
  step(): boolean;
  /** The press is over: after the step of a single one, and after the last step of one that was held. */
  onEnd?: (() => void) | undefined;
}

/** A button from its first press on. */
function pressedButton(first: Press) {
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
    hasRepeated = isRepeating = true;
    if (press.step()) timer = setTimeout(repeat, limits.autoRepeatInterval);
    else end();
  };
  return {
    follow: (next: Press) => {
      press = next;
    },
    stop,
    on: (event: PressEvent) => {
      switch (event.type) {
        case 'pointerdown':
          hasRepeated = false;
          if (event.button !== 0) return;
          stop();
          timer = setTimeout(repeat, limits.autoRepeatDelay);
          return;
        case 'click':
          if (!hasRepeated) {
            press.step();
            press.onEnd?.();
          }
          hasRepeated = false;
          return;
        case 'contextmenu':
          // A long press on a touch screen would open the browser's menu over the button.
          event.preventDefault();
          return;
        default:
          end();
      }
    },
  };
}

/**
 * A button whose action runs once when pressed, and again and again while it is held: first after 500 ms, then every 40 ms (P§5).
 * The single press acts on click, so that scrolling a list with a finger on the button changes nothing, and the keyboard works.
 * Repeating stops when `step` answers false. Until it is pressed it costs next to nothing: a long list has hundreds of such buttons.
 */
export function usePressRepeat(press: Press): PressRepeatHandlers {
  const pressed = useRef<ReturnType<typeof pressedButton>>(undefined);
  useEffect(() => pressed.current?.follow(press));
  useEffect(() => {
    const left = pressed;
    return () => left.current?.stop();
  }, []);
  const on = (event: PressEvent) => (pressed.current ??= pressedButton(press)).on(event);
  return { onPointerDown: on, onPointerUp: on, onPointerCancel: on, onPointerLeave: on, onContextMenu: on, onClick: on };
}
