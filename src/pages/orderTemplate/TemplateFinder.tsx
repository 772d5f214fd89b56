import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDebouncedCallback } from 'use-debounce';
import { ProductFinder } from '../../components/product/ProductFinder';
import type { ProductViewing } from '../../components/product/productView';
import { limits } from '../../domain/limits';
import { toProduct, type Product, type ProductViewer } from '../../domain/product';
import { firstQuantity, type ItemQuantity } from '../../domain/templateItems';
import { suggestionsOptions } from '../../queries/catalogue';
import type { ShopContext } from '../../queries/shopContext';
import styles from './TemplateFinder.module.css';

interface TemplateFinderProps {
  context: ShopContext;
  viewing: Pick<ProductViewing, 'missingImage'>;
  viewer: ProductViewer;
  /** What is in the template already. */
  heldSkus: readonly string[];
  onAdd(sku: string, quantity: ItemQuantity): void;
}

/** Puts one product after the other into the template, found by name or number; one that is there already gets the focus instead. */
export function TemplateFinder({ context, viewing, viewer, heldSkus, onAdd }: TemplateFinderProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [added, setAdded] = useState<string>();
  const askSoon = useDebouncedCallback(setAsked, limits.filterDebounce);
  const { data, isError, isFetching, isPlaceholderData } = useQuery({ ...suggestionsOptions(context, asked, 8), enabled: asked !== '' });
  const words = typed.trim();
  // Enter must not take what fits to less than what is typed.
  const isCurrent = asked === words && !isPlaceholderData;
  const products = words !== '' && isCurrent && data ? data.products.map((product) => toProduct(product, viewer)) : [];
  const type = (next: string) => {
    setTyped(next);
    askSoon(next.trim().slice(0, limits.lookupCharacters));
  };
  const choose = (product: Product) => {
    type('');
    askSoon.flush();
    if (heldSkus.includes(product.sku)) {
      document.querySelector<HTMLElement>(`article[data-sku="${CSS.escape(product.sku)}"] input`)?.focus();
      return;
    }
    onAdd(product.sku, firstQuantity(product));
    setAdded(product.name);
  };
  const note = () => {
    if (isError && isCurrent && !isFetching) return <FormattedMessage id="orderTemplatePage.add.failed" />;
    if (!isCurrent || isFetching) return <FormattedMessage id="orderTemplatePage.add.searching" />;
    return <FormattedMessage id="orderTemplatePage.add.none" values={{ typed: words }} />;
  };
  return (
    <div className={styles.finder}>
      <ProductFinder
        label={<FormattedMessage id="orderTemplatePage.add" />}
        hint={<FormattedMessage id="orderTemplatePage.add.hint" />}
        value={typed}
        products={products}
        note={note()}
        markOf={({ sku }) => (heldSkus.includes(sku) ? intl.formatMessage({ id: 'orderTemplatePage.add.held' }) : undefined)}
        missingImage={viewing.missingImage}
        onType={type}
        onChoose={choose}
      />
      <output className={styles.added}>
        {added !== undefined && typed === '' && <FormattedMessage id="orderTemplatePage.add.added" values={{ product: added }} />}
      </output>
    </div>
  );
}
