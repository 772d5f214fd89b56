import { lookUpText } from '#domain/search/lookUpText.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDebounce } from 'use-debounce';
import { ProductFinder } from '#components/product/ProductFinder.tsx';
import { useProductNumber } from '#components/product/productNumber.ts';
import { limits } from '#domain/text/limits.ts';
import { toProduct, type Product } from '#domain/product/product.ts';
import { exactMatchesFirst, searchedGoodsOf } from '#domain/search/searchHit.ts';
import { IconButton } from '#kit/action/IconButton.tsx';
import { suggestionsOptions } from '#queries/suggestions.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import styles from './SheetFinder.module.css';

interface SheetFinderProps {
  context: BuyerContext;
  missingImage: string | undefined;
  /** Skus on the sheet. */
  heldSkus: readonly string[];
  onAdd(product: Product): void;
  /** Called if the chosen product is on the sheet already. */
  onHeld(sku: string): void;
  onClose(): void;
  /** Number of presses that have asked for it: each moves the focus here. */
  presses: number;
  /** Typed text, also before the field was there. */
  typed: string;
  onType(text: string): void;
}

/** Number of suggestions. */
const suggested = 8;

/** Finds a product by name or number and appends it; the focus moves to its amount. */
export function SheetFinder({ context, missingImage, heldSkus, onAdd, onHeld, onClose, presses, typed, onType }: SheetFinderProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const place = useRef<HTMLDivElement>(null);
  const words = lookUpText(typed);
  const [asked] = useDebounce(words, limits.filterDebounce);
  const { data, isError, isFetching, isPlaceholderData } = useQuery({
    ...suggestionsOptions(context, asked, suggested),
    enabled: asked !== '',
  });
  const isCurrent = asked === words && !isPlaceholderData;
  const found =
    words !== '' && isCurrent && data
      ? exactMatchesFirst(asked, data.products.map(toProduct), (product) => searchedGoodsOf(product, numberOf))
      : { hits: [], similar: [] };
  useEffect(() => {
    const input = place.current?.querySelector('input');
    input?.focus();
    // The next character follows those that were typed before the field was there.
    input?.setSelectionRange(input.value.length, input.value.length);
  }, [presses]);
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
        onType={onType}
        onChoose={(product) => {
          onType('');
          if (heldSkus.includes(product.sku)) onHeld(product.sku);
          else onAdd(product);
        }}
      />
      <IconButton icon="close" label={intl.formatMessage({ id: 'orderSheet.add.close' })} onClick={onClose} />
    </div>
  );
}
