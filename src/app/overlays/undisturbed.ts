import { fairPattern } from '../../paths';

/** Where nobody is to be disturbed: from the cart to the confirmation of the order, in the own shop and in a fair. */
export const undisturbed = ['/checkout/*', `${fairPattern}/checkout/*`];
