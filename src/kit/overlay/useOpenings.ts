import { useState } from 'react';

/**
 * Number of openings, as a `key` for the content. Each opening starts from the stored state, and the content stays
 * unchanged during the closing transition.
 */
export function useOpenings(isOpen: boolean): number {
  const [{ wasOpen, openings }, setOpening] = useState({ wasOpen: isOpen, openings: 0 });
  if (isOpen !== wasOpen) setOpening({ wasOpen: isOpen, openings: openings + (isOpen ? 1 : 0) });
  return openings;
}
