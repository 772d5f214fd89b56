import type { Density } from './tokens';

/** Height of a product row in pixels, where the window is not a phone's. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 72, regular: 96, touch: 112 };

/** The same on a phone, a middling one: there names and facts take as many lines as they need. */
export const phoneRowHeight = 190;

/** Height in pixels of a category's heading above product rows. */
export const groupHeadingHeight = 28;
