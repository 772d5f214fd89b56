/**
 * Tells when the page is printed, before the browser takes its picture, and when that is over.
 *
 * @returns ends it
 */
export function watchPaper(tell: (isOnPaper: boolean) => void): () => void {
  const paper = window.matchMedia('print');
  // Browsers tell of a preview by the one, the other or both. What the query says comes late, with the next frame that is drawn: between
  // the two events the end of the print before must not end this one.
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
