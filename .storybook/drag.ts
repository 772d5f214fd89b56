import { fireEvent } from 'storybook/test';

/** Where a mouse is over an element at this moment: at its left, at a share of its height. */
function placeOver(target: HTMLElement, share: number) {
  const { left, top, height } = target.getBoundingClientRect();
  return { pointerId: 1, pointerType: 'mouse', button: 0, clientX: left + 4, clientY: top + height * share };
}

/**
 * Takes hold of an element with the mouse, for play functions. Each step measures and acts in the same instant: `userEvent` leaves a turn of
 * the page's work in between, in which what comes above moves the rows.
 *
 * @returns moves what is held over another element, and lets it go there; both at a share of its height from its upper edge
 */
export async function takeHold(handle: HTMLElement) {
  await fireEvent.pointerDown(handle, placeOver(handle, 0.5));
  return {
    moveOver: async (target: HTMLElement, share: number) => fireEvent.pointerMove(target, placeOver(target, share)),
    letGoOver: async (target: HTMLElement, share: number) => fireEvent.pointerUp(target, placeOver(target, share)),
  };
}
