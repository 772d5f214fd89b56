import { Picture } from '../picture/Picture';
import styles from './ProductPicture.module.css';

interface ProductPictureProps {
  /** Address of the picture; the placeholder stands in where there is none. */
  src: string | undefined;
  /** The tenant's picture for a missing one. */
  placeholder: string | undefined;
  /** What is shown; empty where the name stands beside it. */
  alt?: string;
  /** Whether it is wanted before anything else, as the big picture of a detail page. */
  isMain?: boolean;
  /** Without where the place is the frame: it wears {@link pictureFrame}. */
  isFramed?: boolean;
}

/** The square that a picture stands in, for a place that is one itself. */
export const pictureFrame = styles.frame;

/**
 * A product's picture in a square that has its size before anything is loaded, so that nothing moves. It is fetched at once and
 * not on coming into view: pictures that pop in while scrolling cost more than they save. One that can't be had becomes the placeholder.
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
