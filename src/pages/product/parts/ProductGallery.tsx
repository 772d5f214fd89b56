import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProductImage } from '#domain/product/product.ts';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import styles from './ProductGallery.module.css';
import { ProductPicture } from '#components/product/ProductPicture.tsx';
import { useLazyOpen } from '#kit/overlay/useLazyOpen.ts';

const GalleryDialog = lazyComponent(async () => (await import('./GalleryDialog')).GalleryDialog);

interface ProductGalleryProps {
  /** If empty, the placeholder is shown. */
  images: readonly ProductImage[];
  /** The tenant's picture for a missing one. */
  placeholder: string | undefined;
  productName: string;
}

/** A product's pictures: one large, the others as thumbnails; a press opens the viewer with zoom. */
export function ProductGallery({ images, placeholder, productName }: ProductGalleryProps) {
  const intl = useIntl();
  const [index, setIndex] = useState(0);
  const dialog = useLazyOpen();
  const shown = images[index] ?? images[0];
  if (!shown)
    return (
      <div className={styles.gallery}>
        <div className={styles.main}>
          <ProductPicture src={undefined} placeholder={placeholder} alt={productName} isMain />
        </div>
      </div>
    );
  return (
    <div className={styles.gallery}>
      <UnstyledButton className={styles.main} aria-haspopup="dialog" onClick={dialog.open}>
        <VisuallyHidden>
          <FormattedMessage id="product.gallery.zoom" values={{ product: productName }} />
        </VisuallyHidden>
        <ProductPicture key={shown.medium} src={shown.medium} placeholder={placeholder} isMain />
        {images.length > 1 && (
          <span aria-hidden="true" className={styles.place}>
            {[index + 1, images.length].join('/')}
          </span>
        )}
        {shown.is3d && (
          <span className={styles.model}>
            <Icon name="model" />
            <FormattedMessage id="product.gallery.model" />
          </span>
        )}
      </UnstyledButton>
      {images.length > 1 && (
        <ul className={styles.thumbnails}>
          {images.map((image, place) => (
            <li key={image.thumbnail}>
              <UnstyledButton
                className={styles.thumbnail}
                aria-pressed={place === index}
                aria-label={[
                  intl.formatMessage({ id: 'product.gallery.picture' }, { place: place + 1, count: images.length }),
                  ...(image.is3d ? [intl.formatMessage({ id: 'product.gallery.model' })] : []),
                ].join(', ')}
                onClick={() => setIndex(place)}
              >
                <ProductPicture src={image.thumbnail} placeholder={placeholder} />
                {image.is3d && (
                  <span className={styles.mark}>
                    <Icon name="model" />
                  </span>
                )}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {dialog.wasOpened && (
        <GalleryDialog
          images={images}
          index={index}
          productName={productName}
          isOpen={dialog.isOpen}
          onIndex={setIndex}
          onClose={dialog.close}
        />
      )}
    </div>
  );
}
