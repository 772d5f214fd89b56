import { fairPattern } from '../../paths';

/** What every overlay of the frame gets. */
export interface OverlayProps {
  /** It has nothing to show, or was closed: the next one may come. */
  onDone(): void;
}

/** Where nobody is to be disturbed: from the cart to the confirmation of the order, in the own shop and in a fair. */
export const undisturbed = ['/checkout/*', `${fairPattern}/checkout/*`];
