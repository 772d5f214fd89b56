import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProductImage } from '../../../domain/product';
import { UnstyledButton } from '../../../kit/action/UnstyledButton';
import { VisuallyHidden } from '../../../kit/feedback/VisuallyHidden';
import { lazyComponent } from '../../../kit/lazy/lazyComponent';
import { Icon } from '../../../kit/icon/Icon';
import styles from './ProductGallery.module.css';
import { ProductPicture } from '../../../components/product/ProductPicture';
import { useLazyOpen } from '../../../kit/overlay/useLazyOpen';

const GalleryDialog = lazyComponent(async () => (await import('./GalleryDialog')).GalleryDialog);

interface ProductGalleryProps {
  /** Empty when there is none, and the placeholder stands in. */
  images: readonly ProductImage[];
  /** The tenant's picture for a missing one. */
  placeholder: string | undefined;
  productName: string;
}

/** The pictures of a product: one large, the others as thumbnails, and all of them large enough to zoom into on a press. */
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
