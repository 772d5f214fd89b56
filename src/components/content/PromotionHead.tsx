import type { Promotion, Validity } from '#domain/content/content.ts';
import { ContentLink } from './ContentLink';
import { ContentPicture } from './ContentPicture';
import styles from './PromotionHead.module.css';
import { ValidityText } from './ValidityText';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';

interface PromotionHeadProps {
  promotion: Promotion;
  /** Validity of the promotion as of today: upcoming, running or over. */
  validity: Validity;
}

/** A promotion's title and validity (P§3 "promotion (skus and validity)"). */
export function PromotionHead({ promotion: { title, text, image, link }, validity }: PromotionHeadProps) {
  return (
    <div className={styles.head}>
      <ContentPicture image={image && { ...image, alt: '' }} className={styles.picture} width={144} height={96} />
      <div className={styles.words}>
        <SectionHeading level={2}>{title}</SectionHeading>
        <p className={styles.validity}>
          <ValidityText validity={validity} />
        </p>
        {text && <p className={styles.text}>{text}</p>}
        {link && (
          <ContentLink url={link.url} target={link.target} className={styles.link}>
            {link.caption}
          </ContentLink>
        )}
      </div>
    </div>
  );
}
