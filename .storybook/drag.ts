import { fireEvent } from 'storybook/test';

/** The mouse position over an element at this moment: at its left, at a share of its height. */
function placeOver(target: HTMLElement, share: number) {
  const { left, top, height } = target.getBoundingClientRect();
  return { pointerId: 1, pointerType: 'mouse', button: 0, clientX: left + 4, clientY: top + height * share };
}

/**
 * Starts dragging an element with the mouse, for play functions. Each step measures and acts synchronously: `userEvent` yields to the
 * page in between, and late content above moves the rows.
 *
 * @returns moves the dragged element over another, and drops it there; both at a share of its height from its upper edge
 */
export async function takeHold(handle: HTMLElement) {
  await fireEvent.pointerDown(handle, placeOver(handle, 0.5));
  return {
    moveOver: async (target: HTMLElement, share: number) => fireEvent.pointerMove(target, placeOver(target, share)),
    letGoOver: async (target: HTMLElement, share: number) => fireEvent.pointerUp(target, placeOver(target, share)),
  };
}
