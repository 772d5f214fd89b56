import { type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProductImage } from '../../../domain/product';
import { Button } from '../../../kit/action/Button';
import { IconButton } from '../../../kit/action/IconButton';
import { FullScreenDialog } from '../../../kit/overlay/FullScreenDialog';
import { Picture } from '../../../components/picture/Picture';
import styles from './GalleryDialog.module.css';
import { useZoom } from './zoom';

interface GalleryDialogProps {
  images: readonly ProductImage[];
  /** The picture that is shown. */
  index: number;
  productName: string;
  isOpen: boolean;
  onIndex(index: number): void;
  onClose(): void;
}

/**
 * A product's pictures as large as the window. Plus and minus zoom, the wheel, two fingers and a double press too, about where they are; a zoomed picture is moved with the
 * pointer or the arrow keys, an unzoomed one changes with left and right.
 */
export function GalleryDialog({ images, index, productName, isOpen, onIndex, onClose }: GalleryDialogProps) {
  const intl = useIntl();
  const image = images[index];
  const { picture, scale, isZoomed, zoomBy, moveBy, reset } = useZoom();
  const go = (to: number) => {
    reset();
    onIndex((to + images.length) % images.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = 60;
    switch (event.key) {
      case '+':
        zoomBy(1.5);
        break;
      case '-':
        zoomBy(1 / 1.5);
        break;
      case '0':
        reset();
        break;
      case 'ArrowLeft':
        if (isZoomed()) moveBy(step, 0);
        else go(index - 1);
        break;
      case 'ArrowRight':
        if (isZoomed()) moveBy(-step, 0);
        else go(index + 1);
        break;
      case 'ArrowUp':
        moveBy(0, step);
        break;
      case 'ArrowDown':
        moveBy(0, -step);
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  const bar = (
    <>
      <span className={styles.place}>
        {images.length > 1 && (
          <span>
            <FormattedMessage id="product.gallery.picture" values={{ place: index + 1, count: images.length }} />
          </span>
        )}
      </span>
      <Button disabled={scale <= 1} onClick={() => zoomBy(1 / 1.5)}>
        <FormattedMessage id="product.gallery.smaller" />
      </Button>
      <Button onClick={() => zoomBy(1.5)}>
        <FormattedMessage id="product.gallery.larger" />
      </Button>
      <Button tone="primary" onClick={onClose}>
        <FormattedMessage id="product.gallery.close" />
      </Button>
    </>
  );
  return (
    <FullScreenDialog
      isOpen={isOpen}
      label={intl.formatMessage({ id: 'product.gallery.title' }, { product: productName })}
      bar={bar}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div className={styles.frame}>
        {image && <Picture ref={picture} className={styles.picture} src={image.big} alt={productName} draggable={false} />}
      </div>
      {images.length > 1 && (
        <>
          <IconButton
            icon="previous"
            tone="round"
            className={`${styles.turn} ${styles.previous}`}
            label={intl.formatMessage({ id: 'product.gallery.previous' })}
            onClick={() => go(index - 1)}
          />
          <IconButton
            icon="next"
            tone="round"
            className={`${styles.turn} ${styles.next}`}
            label={intl.formatMessage({ id: 'product.gallery.next' })}
            onClick={() => go(index + 1)}
          />
        </>
      )}
    </FullScreenDialog>
  );
}
