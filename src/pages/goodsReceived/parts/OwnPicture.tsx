import styles from './OwnPicture.module.css';

interface OwnPictureProps {
  /** Address within the page; undefined while it is being read, or where this device has it no more. */
  src: string | undefined;
  alt: string;
  /** As a small square among others, or as large as paper has room for. */
  look: 'small' | 'paper';
}

/** A picture that this device has taken itself, and that is fetched from nowhere. */
export function OwnPicture({ src, alt, look }: OwnPictureProps) {
  return src === undefined ? <span className={styles[look]} /> : <img src={src} alt={alt} className={styles[look]} />;
}
