import type { KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContentImage } from '#domain/content/content.ts';
import { Button } from '#kit/action/Button.tsx';
import { FullScreenDialog } from '#kit/overlay/FullScreenDialog.tsx';
import { ContentPicture } from './ContentPicture';
import styles from './PicturesDialog.module.css';

interface PicturesDialogProps {
  images: readonly ContentImage[];
  /** Index of the shown picture. */
  index: number;
  /** Title of the gallery; may be empty. */
  title: string;
  isOpen: boolean;
  onIndex(index: number): void;
  onClose(): void;
}

/** Full-window viewer of a gallery; left and right arrows switch pictures. */
export function PicturesDialog({ images, index, title, isOpen, onIndex, onClose }: PicturesDialogProps) {
  const intl = useIntl();
  const image = images[index];
  const place = intl.formatMessage({ id: 'content.gallery.picture' }, { place: index + 1, count: images.length });
  const go = (by: number) => onIndex((index + by + images.length) % images.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(event.key === 'ArrowLeft' ? -1 : 1);
  };
  const bar = (
    <>
      <output className={styles.place}>{place}</output>
      {images.length > 1 && (
        <>
          <Button onClick={() => go(-1)}>
            <FormattedMessage id="content.gallery.previous" />
          </Button>
          <Button onClick={() => go(1)}>
            <FormattedMessage id="content.gallery.next" />
          </Button>
        </>
      )}
      <Button tone="primary" onClick={onClose}>
        <FormattedMessage id="content.gallery.close" />
      </Button>
    </>
  );
  return (
    <FullScreenDialog isOpen={isOpen} label={title.trim() || place} bar={bar} onKeyDown={onKeyDown} onClose={onClose}>
      <figure className={styles.frame}>
        <ContentPicture key={index} image={image} className={styles.picture} fallback={null} />
        {image?.alt && <figcaption className={styles.caption}>{image.alt}</figcaption>}
      </figure>
    </FullScreenDialog>
  );
}
