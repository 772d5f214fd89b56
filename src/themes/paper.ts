/**
 * Calls `tell` before the browser prepares a print, and when the print is over.
 *
 * @returns unsubscribes
 */
export function watchPaper(tell: (isOnPaper: boolean) => void): () => void {
  const paper = window.matchMedia('print');
  // Browsers report a preview by the one, the other or both. The query changes late, with the next rendered frame: between the two
  // events, the end of the previous print must not end this one.
  let isBetween = false;
  const begin = () => {
    isBetween = true;
    tell(true);
  };
  const end = () => {
    isBetween = false;
    tell(false);
  };
  const change = () => tell(isBetween || paper.matches);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  paper.addEventListener('change', change);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    paper.removeEventListener('change', change);
  };
}
