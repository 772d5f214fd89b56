import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../kit/action/Button';
import { ProductPicture } from '../../../components/product/ProductPicture';
import { SectionHeading } from '../../../kit/page/SectionHeading';
import styles from './TemplateNews.module.css';

/** A product that something has happened to. */
export interface NewsEntry {
  readonly sku: string;
  readonly name: string;
  /** The number that the user sees, or what has become of the product. */
  readonly detail: string;
  readonly thumbnail?: string | undefined;
}

interface TemplateNewsProps {
  /** What has happened. */
  title: ReactNode;
  /** The products that it happened to. */
  entries: readonly NewsEntry[];
  /** The tenant's picture for products without one. */
  missingImage: string | undefined;
  /** It is read; until then it stays. */
  onDismiss(): void;
}

/** What has happened to a template without its user's doing, with the products concerned; it stays until it is dismissed (P§4). */
export function TemplateNews({ title, entries, missingImage, onDismiss }: TemplateNewsProps) {
  const id = useId();
  return (
    <section className={styles.news} aria-labelledby={id}>
      <SectionHeading level={2} look="part" id={id} className={styles.title}>
        <span role="alert">{title}</span>
      </SectionHeading>
      {entries.length > 0 && (
        <ul className={styles.list}>
          {entries.map(({ sku, name, detail, thumbnail }) => (
            <li key={sku} className={styles.entry}>
              <span className={styles.picture}>
                <ProductPicture src={thumbnail} placeholder={missingImage} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.detail}>{detail}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button size="small" onClick={onDismiss}>
        <FormattedMessage id="orderTemplatePage.dismiss" />
      </Button>
    </section>
  );
}
