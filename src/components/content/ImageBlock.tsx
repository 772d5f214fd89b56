import { imageMeasures } from '#domain/product/imageMeasures.ts';
import type { BlockProps } from './ContentBlocks';
import { ContentLink } from './ContentLink';
import { ContentPicture } from './ContentPicture';
import { usableLink } from './leads';
import styles from './ImageBlock.module.css';

/** Maximum height of a picture in CSS pixels; the stylesheet repeats it for pictures of unknown size. */
const tallest = 480;

/** A picture with its caption; both may link. */
export function ImageBlock({ block: { image, caption, link } }: BlockProps<'image'>) {
  const picture = <ContentPicture image={image} className={styles.picture} {...imageMeasures(image, tallest)} />;
  const named = usableLink(link);
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
      {(caption || named) && (
        <figcaption className={styles.caption}>
          <span>{caption}</span>
          {named && (
            <ContentLink url={named.url} target={named.target} className={styles.link}>
              {named.caption}
            </ContentLink>
          )}
        </figcaption>
      )}
    </figure>
  );
}
