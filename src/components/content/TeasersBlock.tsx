import { BlockSection } from './BlockSection';
import type { BlockProps } from './ContentBlocks';
import { ContentLink } from './ContentLink';
import { ContentPicture } from './ContentPicture';
import { usableLink } from './leads';
import styles from './TeasersBlock.module.css';

/** Teasers for other pages, side by side. */
export function TeasersBlock({ block: { title, teasers } }: BlockProps<'teasers'>) {
  if (teasers.length === 0) return null;
  return (
    <BlockSection title={title}>
      <ul className={styles.cards}>
        {teasers.map(({ title: headline, text, image, link }, place) => (
          <li key={place}>
            <ContentLink url={link.url} target={link.target} className={styles.card}>
              <ContentPicture image={image && { ...image, alt: '' }} className={styles.picture} width={320} height={180} />
              <span className={styles.words}>
                <strong className={styles.headline}>{headline}</strong>
                {text && <span className={styles.text}>{text}</span>}
                {usableLink(link) && <span className={styles.more}>{link.caption}</span>}
              </span>
            </ContentLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
