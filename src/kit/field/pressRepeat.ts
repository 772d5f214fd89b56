import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { limits } from '#domain/text/limits.ts';

type PressEvent = PointerEvent<HTMLElement> | MouseEvent<HTMLElement>;

/** Event handlers for a button that repeats while held. */
export type PressRepeatHandlers = Record<
  'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave' | 'onContextMenu' | 'onClick',
  (event: PressEvent) => void
>;

/** Action of a button. */
interface Press {
  /** Makes a step; returns false if there is none left. */
  step(): boolean;
  /** Called when the press ends: after the step of a click, or the last step of a held one. */
  onEnd?: (() => void) | undefined;
}

/** State of a button after its first press. */
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
          // A long touch would open the browser's context menu.
          event.preventDefault();
          return;
        default:
          end();
      }
    },
  };
}

/**
 * Handlers for a button that acts once on click, and repeatedly while held: first after 500 ms, then every 40 ms (P§5
 * number input). The single step happens on click, so that scrolling with a finger on the button does nothing, and
 * the keyboard works. Repetition stops when `step` returns false. Until the first press it costs almost nothing: a
 * long list has hundreds of such buttons.
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
