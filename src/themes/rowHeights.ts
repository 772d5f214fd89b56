import type { Density } from './tokens';

/** Height of a product row in pixels, where the window is not a phone's. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 72, regular: 96, touch: 112 };
