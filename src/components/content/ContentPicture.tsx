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
}

/** A picture of the editors, as the image service makes it (P§9 "Rich-text image filters"). */
export function ContentPicture({ image, ...look }: ContentPictureProps) {
  if (!image) return null;
  return <Picture src={filteredImage(image.url, image.filters)} alt={image.alt ?? ''} loading="lazy" decoding="async" {...look} />;
}
