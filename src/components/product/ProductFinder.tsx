import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '#domain/product/product.ts';
import { FinderField } from '#kit/field/FinderField.tsx';
import { fillingText } from './fillingText';
import styles from './ProductFinder.module.css';
import { ProductPicture } from './ProductPicture';
import { useProductNumber } from './productNumber';

interface ProductFinderProps {
  /** Label of the field. */
  label: ReactNode;
  /** Placeholder that says how to search. */
  placeholder?: string;
  /** Error of the last choice. */
  error?: ReactNode;
  /** Typed text. */
  value: string;
  /** Exact matches, best first; Enter takes the first. */
  products: readonly Product[];
  /** Near matches; Enter takes none of them. */
  similar?: readonly Product[];
  /** Shown instead of products. */
  note?: ReactNode;
  /** A quiet note about a product, such as "already in the list". */
  markOf?(product: Product): string | undefined;
  /** The tenant's picture for products without one. */
  missingImage: string | undefined;
  onType(value: string): void;
  onChoose(product: Product): void;
  /** Called on Enter while there is nothing to take. */
  onEarlyEnter?(): void;
}

/** Finds a product by name or number and passes it on; then the field is cleared for the next. */
export function ProductFinder({ products, similar = [], markOf, missingImage, onChoose, ...field }: ProductFinderProps) {
  const numberOf = useProductNumber();
  const optionOf = (product: Product) => ({ key: product.sku, name: `${product.name} ${numberOf(product)}`, product });
  return (
    <FinderField
      {...field}
      options={products.map(optionOf)}
      similar={similar.map(optionOf)}
      similarTitle={<FormattedMessage id={products.length > 0 ? 'search.similar' : 'search.onlySimilar'} />}
      render={({ product }) => <Face product={product} mark={markOf?.(product)} missingImage={missingImage} />}
      onChoose={({ product }) => onChoose(product)}
    />
  );
}

function Face({ product, mark, missingImage }: { product: Product; mark: string | undefined; missingImage: string | undefined }) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const { name, defaultUnit, thumbnail } = product;
  const details = [numberOf(product), fillingText(intl, product, defaultUnit), mark];
  return (
    <span className={styles.option}>
      <span className={styles.picture}>
        <ProductPicture src={thumbnail} placeholder={missingImage} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.details}>{details.filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  );
}
