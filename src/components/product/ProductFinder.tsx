import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '../../domain/product';
import { FinderField } from '../../kit/field/FinderField';
import { fillingText } from './fillingText';
import styles from './ProductFinder.module.css';
import { ProductPicture } from './ProductPicture';
import { useProductNumber } from './productNumber';

interface ProductFinderProps {
  /** What the product is found for. */
  label: ReactNode;
  /** How it can be found, seen while the field is empty. */
  placeholder?: string;
  /** What went wrong with the last one. */
  error?: ReactNode;
  /** What is typed. */
  value: string;
  /** Products that are what is typed, best first; Enter takes the first. */
  products: readonly Product[];
  /** Products that only come near it; Enter takes none of them. */
  similar?: readonly Product[];
  /** What stands in the list instead of products. */
  note?: ReactNode;
  /** A quiet word about a product, such as that it is there already. */
  markOf?(product: Product): string | undefined;
  /** The tenant's picture for products without one. */
  missingImage: string | undefined;
  onType(value: string): void;
  onChoose(product: Product): void;
  /** Enter was pressed while there is nothing that it could take. */
  onEarlyEnter?(): void;
}

/** Finds a product by its name or number and hands it over; then the field is free for the next. */
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
