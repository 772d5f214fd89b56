import { lookUpText } from '../../domain/lookUpText';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDebouncedCallback } from 'use-debounce';
import { ProductFinder } from '../../components/product/ProductFinder';
import { useProductNumber } from '../../components/product/productNumber';
import { limits } from '../../domain/limits';
import { toProduct, type Product } from '../../domain/product';
import { hitsFirst, searchedGoodsOf } from '../../domain/searchHit';
import { IconButton } from '../../kit/action/IconButton';
import { suggestionsOptions } from '../../queries/catalogue';
import type { BuyerContext } from '../../queries/shopContext';
import styles from './SheetFinder.module.css';

interface SheetFinderProps {
  context: BuyerContext;
  missingImage: string | undefined;
  /** What is on the sheet already. */
  heldSkus: readonly string[];
  onAdd(product: Product): void;
  /** One was chosen that is there already. */
  onHeld(sku: string): void;
  onClose(): void;
}

/** Products that are suggested. */
const suggested = 8;

/** Finds a product by name or number and puts it below the others; the keyboard then stands in its amount. */
export function SheetFinder({ context, missingImage, heldSkus, onAdd, onHeld, onClose }: SheetFinderProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const askSoon = useDebouncedCallback(setAsked, limits.filterDebounce);
  const { data, isError, isFetching, isPlaceholderData } = useQuery({
    ...suggestionsOptions(context, asked, suggested),
    enabled: asked !== '',
  });
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const words = lookUpText(typed);
  const isCurrent = asked === words && !isPlaceholderData;
  const found =
    words !== '' && isCurrent && data
      ? hitsFirst(asked, data.products.map(toProduct), (product) => searchedGoodsOf(product, numberOf))
      : { hits: [], similar: [] };
  const type = (next: string) => {
    setTyped(next);
    askSoon(lookUpText(next));
  };
  const note = () => {
    if (isError && isCurrent && !isFetching) return <FormattedMessage id="orderSheet.add.failed" />;
    if (!isCurrent || isFetching) return <FormattedMessage id="orderSheet.add.searching" />;
    return <FormattedMessage id="orderSheet.add.none" values={{ typed: words }} />;
  };
  return (
    <div ref={place} className={styles.finder}>
      <ProductFinder
        label={<FormattedMessage id="orderSheet.add" />}
        value={typed}
        products={found.hits}
        similar={found.similar}
        note={note()}
        markOf={({ sku }) => (heldSkus.includes(sku) ? intl.formatMessage({ id: 'orderSheet.add.held' }) : undefined)}
        missingImage={missingImage}
        onType={type}
        onChoose={(product) => {
          type('');
          if (heldSkus.includes(product.sku)) onHeld(product.sku);
          else onAdd(product);
        }}
      />
      <IconButton icon="close" label={intl.formatMessage({ id: 'orderSheet.add.close' })} onClick={onClose} />
    </div>
  );
}
