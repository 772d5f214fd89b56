import { type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProductImage } from '#domain/product/product.ts';
import { Button } from '#kit/action/Button.tsx';
import { IconButton } from '#kit/action/IconButton.tsx';
import { FullScreenDialog } from '#kit/overlay/FullScreenDialog.tsx';
import { Picture } from '#components/picture/Picture.tsx';
import styles from './GalleryDialog.module.css';
import { useZoom } from './zoom';

interface GalleryDialogProps {
  images: readonly ProductImage[];
  /** Index of the shown picture. */
  index: number;
  productName: string;
  isOpen: boolean;
  onIndex(index: number): void;
  onClose(): void;
}

/**
 * A product's pictures in a full-window viewer. Plus, minus, wheel, pinch and double press zoom at their position.
 * Pointer and arrow keys move a zoomed picture; left and right switch an unzoomed one.
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
