/** What every overlay of the frame gets. */
export interface OverlayProps {
  /** It has nothing to show, or was closed: the next one may come. */
  onDone(): void;
}
