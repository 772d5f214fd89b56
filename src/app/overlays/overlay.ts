import { fairPattern } from '#paths.ts';

/** Props of every overlay of the frame. */
export interface OverlayProps {
  /** It has nothing to show, or was closed: the next one may come. */
  onDone(): void;
}

/** Routes without overlays: from the cart to the confirmation of the order, in the own shop and in a fair. */
export const noOverlayPaths = ['/checkout/*', `${fairPattern}/checkout/*`];
