import { useState } from 'react';
import { useIntl } from 'react-intl';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { usePictureCheck } from '../picture/usePictureCheck';
import { BlockSection } from './BlockSection';
import type { BlockProps } from './ContentBlocks';
import { ContentPicture } from './ContentPicture';
import styles from './GalleryBlock.module.css';
import { useLazyOpen } from '#kit/overlay/useLazyOpen.ts';

const PicturesDialog = lazyComponent(async () => (await import('./PicturesDialog')).PicturesDialog);

/** Pictures side by side; a press opens a full-window viewer. Pictures from forbidden hosts are omitted. */
export function GalleryBlock({ block: { title, images: all } }: BlockProps<'gallery'>) {
  const intl = useIntl();
  const mayBeFetched = usePictureCheck();
  const images = all.filter(({ url }) => mayBeFetched(url));
  const [index, setIndex] = useState(0);
  const dialog = useLazyOpen();
  if (images.length === 0) return null;
  const nameOf = (place: number) =>
    [intl.formatMessage({ id: 'content.gallery.picture' }, { place: place + 1, count: images.length }), images[place]?.alt]
      .filter(Boolean)
      .join(': ');
  return (
    <BlockSection title={title}>
      <ul className={styles.pictures}>
        {images.map((image, place) => (
          <li key={place}>
            <UnstyledButton
              className={styles.picture}
              aria-haspopup="dialog"
              aria-label={nameOf(place)}
              onClick={() => {
                setIndex(place);
                dialog.open();
              }}
            >
              <ContentPicture
                image={{ ...image, alt: '' }}
                width={240}
                height={160}
                fallback={<span className={styles.missing}>{image.alt}</span>}
              />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {dialog.wasOpened && (
        <PicturesDialog
          images={images}
          index={index}
          title={title ?? ''}
          isOpen={dialog.isOpen}
          onIndex={setIndex}
          onClose={dialog.close}
        />
      )}
    </BlockSection>
  );
}
