import styles from './OwnPicture.module.css';

interface OwnPictureProps {
  /** Object URL; undefined while loading, or if this device no longer has it. */
  src: string | undefined;
  alt: string;
  /** A small square among others, or full size on paper. */
  look: 'small' | 'paper';
}

/** A picture taken by this device, which is fetched from no server. */
export function OwnPicture({ src, alt, look }: OwnPictureProps) {
  return src === undefined ? <span className={styles[look]} /> : <img src={src} alt={alt} className={styles[look]} />;
}
