import type { CSSProperties } from 'react';
import { Picture } from '../picture/Picture';
import styles from './CategoryPicture.module.css';

interface CategoryPictureProps {
  /** Address of the picture; without one a tinted tile is shown. */
  src: string | undefined;
  /** Index among the categories, which sets the tile's hue. */
  place: number;
  /** `small` in menus, `large` on cards. */
  size?: 'small' | 'large';
}

/** Degrees between the hues of neighbours; the first twelve are all distinct. */
const hueStep = 47;

/** A category's picture on a tinted tile. Decorative: the name is beside it. */
export function CategoryPicture({ src, place, size = 'small' }: CategoryPictureProps) {
  const className = `${styles.picture} ${size === 'large' ? styles.large : ''}`;
  const style = { '--turn': place * hueStep } as CSSProperties;
  return (
    <Picture
      alt=""
      src={src}
      className={className}
      style={style}
      width={size === 'large' ? 240 : 44}
      height={size === 'large' ? 180 : 44}
      loading="lazy"
      decoding="async"
      fallback={<span aria-hidden="true" className={className} style={style} />}
    />
  );
}
