import type { ReactNode } from 'react';
import type { ContentImage } from '#domain/content/content.ts';
import { filteredImage } from '#domain/product/imageFilters.ts';
import { Picture } from '../picture/Picture';

interface ContentPictureProps {
  /** The editors' picture with its filters; renders nothing without one. */
  image: ContentImage | undefined;
  className?: string | undefined;
  /** Size in CSS pixels, so that nothing moves when it loads. */
  width?: number;
  height?: number;
  /** Shown if it fails to load; the alternative text by default. */
  fallback?: ReactNode;
}

/** An editorial picture from the image service (P§9 "Rich-text image filters"). */
export function ContentPicture({ image, ...look }: ContentPictureProps) {
  if (!image) return null;
  const { url, filters, alt = '' } = image;
  return <Picture src={filteredImage(url, filters)} alt={alt} fallback={alt} loading="lazy" decoding="async" {...look} />;
}
