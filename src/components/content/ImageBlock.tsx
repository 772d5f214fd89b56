import type { BlockProps } from './ContentBlocks';
import { ContentLink } from './ContentLink';
import { ContentPicture } from './ContentPicture';
import styles from './ImageBlock.module.css';

/** One picture with its caption; a link leads on from both. */
export function ImageBlock({ block: { image, caption, link } }: BlockProps<'image'>) {
  const picture = <ContentPicture image={image} className={styles.picture} />;
  const isNamed = (image.alt ?? '').trim() !== '';
  return (
    <figure className={styles.figure}>
      {link && isNamed ? (
        <ContentLink url={link.url} target={link.target} className={styles.around}>
          {picture}
        </ContentLink>
      ) : (
        picture
      )}
      {(caption || link) && (
        <figcaption className={styles.caption}>
          {caption}
          {link && link.caption.trim() !== '' && (
            <ContentLink url={link.url} target={link.target} className={styles.link}>
              {link.caption}
            </ContentLink>
          )}
        </figcaption>
      )}
    </figure>
  );
}
