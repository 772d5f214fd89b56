import styles from './OutsideFrame.module.css';

interface OutsideFrameProps {
  /** Address of the page of another house. */
  src: string;
  /** What it shows, for assistive technology. */
  title: string;
  /** It came, or failed in a way that only its own page can tell. */
  onLoad?(): void;
}

/**
 * A page of another house within a screen, in a sandbox: it can run, be filled in and open windows of its own, and can neither reach the shop
 * nor lead it elsewhere. A page of the shop's own host would be no stranger, so it gets an origin without rights.
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
