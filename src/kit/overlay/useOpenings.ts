import { useState } from 'react';

/**
 * How often a dialog has been opened, as the key of what is inside: each opening starts over with what is kept then, and while the dialog
 * goes it stays as it was.
 */
export function useOpenings(isOpen: boolean): number {
  const [{ wasOpen, openings }, setOpening] = useState({ wasOpen: isOpen, openings: 0 });
  if (isOpen !== wasOpen) setOpening({ wasOpen: isOpen, openings: openings + (isOpen ? 1 : 0) });
  return openings;
}
