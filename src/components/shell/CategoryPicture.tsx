import type { CSSProperties } from 'react';
import { Picture } from '../picture/Picture';
import styles from './CategoryPicture.module.css';

interface CategoryPictureProps {
  /** Address of the picture; a tinted tile stands in without one. */
  src: string | undefined;
  /** Place among the categories, which turns the tile's hue. */
  place: number;
  /** `small` in menus, `large` on cards. */
  size?: 'small' | 'large';
}

/** Degrees between the hues of two neighbours; no two of the first twelve look alike. */
const hueStep = 47;

/** Picture of a category on a tile in its hue. It says nothing that the name beside it doesn't. */
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
