import type { ReactNode } from 'react';
import type { ContentImage } from '../../domain/content';
import { filteredImage } from '../../domain/imageFilters';
import { Picture } from '../picture/Picture';

interface ContentPictureProps {
  /** The editors' picture with its filters; nothing is drawn without one. */
  image: ContentImage | undefined;
  className?: string | undefined;
  /** Measures in CSS pixels, so that nothing moves when it arrives. */
  width?: number;
  height?: number;
  /** What stands in for one that can't be had; without it the words that tell what it shows. */
  fallback?: ReactNode;
}

/** A picture of the editors, as the image service makes it (P§9 "Rich-text image filters"). */
export function ContentPicture({ image, ...look }: ContentPictureProps) {
  if (!image) return null;
  const { url, filters, alt = '' } = image;
  return <Picture src={filteredImage(url, filters)} alt={alt} fallback={alt} loading="lazy" decoding="async" {...look} />;
}
