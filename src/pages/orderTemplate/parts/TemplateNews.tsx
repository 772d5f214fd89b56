import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { ProductPicture } from '#components/product/ProductPicture.tsx';
import { StatusPart } from '#kit/page/StatusLine.tsx';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import styles from './TemplateNews.module.css';

/** A product of the notice. */
export interface NewsEntry {
  readonly sku: string;
  readonly name: string;
  /** Product number as the user sees it, or the product's new state. */
  readonly detail: string;
  readonly thumbnail?: string | undefined;
}

interface TemplateNewsProps {
  /** The change in a few words, in the status line. */
  label: ReactNode;
  title: ReactNode;
  /** The products concerned. */
  entries: readonly NewsEntry[];
  /** The tenant's picture for products without one. */
  missingImage: string | undefined;
  /** Called when the user dismisses the notice. */
  onDismiss(): void;
}

/**
 * The part of the template's status line about changes that its user didn't make; its panel shows the products
 * concerned. Stays until dismissed (P§4 removed products).
 */
export function TemplateNews({ label, title, entries, missingImage, onDismiss }: TemplateNewsProps) {
  const id = useId();
  return (
    <>
      <VisuallyHidden>
        <span role="alert">{title}</span>
      </VisuallyHidden>
      <StatusPart tone="warning" label={label}>
        <section className={styles.news} aria-labelledby={id}>
          <p id={id} className={styles.title}>
            {title}
          </p>
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
      </StatusPart>
    </>
  );
}
