import styles from './OutsideFrame.module.css';

interface OutsideFrameProps {
  /** Address of the third-party page. */
  src: string;
  /** Accessible name. */
  title: string;
  /** Called when the frame has loaded, also if the page failed in a way visible only inside. */
  onLoad?(): void;
}

/**
 * A sandboxed third-party page: it may run scripts, submit forms and open windows, but can't reach or navigate the
 * shop. A page of the shop's own host would share its origin, so it gets an opaque one.
 */
export function OutsideFrame({ src, title, onLoad }: OutsideFrameProps) {
  const isForeign = new URL(src, window.location.href).origin !== window.location.origin;
  return (
    <iframe
      src={src}
      title={title}
      className={styles.frame}
      referrerPolicy="no-referrer"
      sandbox={`allow-scripts allow-forms allow-popups allow-downloads${isForeign ? ' allow-same-origin' : ''}`}
      onLoad={() => onLoad?.()}
    />
  );
}
