import { Picture } from '../picture/Picture';
import styles from './ProductPicture.module.css';

interface ProductPictureProps {
  /** Address of the picture; without one the placeholder is shown. */
  src: string | undefined;
  /** The tenant's picture for a missing one. */
  placeholder: string | undefined;
  /** Alternative text; empty beside the name. */
  alt?: string;
  /** Loads with priority, like the big picture of a detail page. */
  isMain?: boolean;
  /** False if the container is the frame, with the class {@link pictureFrame}. */
  isFramed?: boolean;
}

/** Class of the picture's square, for a container that is one itself. */
export const pictureFrame = styles.frame;

/**
 * A product's picture in a square of fixed size, so that nothing moves. It loads at once, not lazily: pictures that
 * pop in while scrolling cost more than they save. A picture that fails is replaced by the placeholder.
 */
export function ProductPicture({ src, placeholder, alt = '', isMain = false, isFramed = true }: ProductPictureProps) {
  const look = {
    className: styles.picture,
    alt,
    width: '72',
    height: '72',
    decoding: 'async',
    fetchPriority: isMain ? 'high' : 'auto',
  } as const;
  const picture = <Picture {...look} src={src} fallback={<Picture {...look} src={placeholder} />} />;
  return isFramed ? <span className={styles.frame}>{picture}</span> : picture;
}
