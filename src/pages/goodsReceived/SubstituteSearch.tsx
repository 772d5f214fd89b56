import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { productsBySkuOptions } from '#cart/productsBySku.ts';
import { useSubstitution, type Replacement } from '#connected/product/useSubstitution.tsx';
import { unitOf } from '#domain/product/unit.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import type { BuyerContext } from '#queries/shopContext.ts';
import type { MissingLine } from './rules/delivery';

interface SubstituteSearchProps {
  context: BuyerContext;
  /** The missing line; another object asks again. */
  wanted: MissingLine;
  /** Products of the whole delivery, which are no substitutes; they are known from its opening. */
  skus: readonly string[];
  onSwap(swap: Replacement): void;
}

/** Selector of a missing line's place in the conclusion, which has the focus after a swap. */
const placeOf = (id: string): string => `[data-missing="${CSS.escape(id)}"]`;

/** Search for a substitute of missing goods, which needs the product's facts. */
export function SubstituteSearch({ context, wanted, skus, onSwap }: SubstituteSearchProps) {
  const { data, error, isError, isFetching, refetch } = useQuery({ ...productsBySkuOptions(context, skus), meta: { failure: 'inline' } });
  const product = data?.get(wanted.sku);
  const { ask, dialog } = useSubstitution(context);
  const swap = useEffectEvent(onSwap);
  useEffect(() => {
    if (!product) return;
    const { id, amount, unitAbbreviation } = wanted;
    const unit = unitOf(product.allUnits, unitAbbreviation) ?? product.defaultUnit;
    ask(
      { product, amount, unit, heldSkus: new Set(skus) },
      { onSwap: (chosen) => swap(chosen), isSaidInPlace: true, focusAfter: placeOf(id) },
    );
  }, [product, wanted, skus, ask]);
  if (isError && !data)
    return (
      <InlineError error={error} isRetrying={isFetching} onRetry={() => void refetch()}>
        <FormattedMessage id="goodsReceived.substitute.failed" values={{ product: wanted.name }} />
      </InlineError>
    );
  if (data && !product)
    return (
      <InlineError>
        <FormattedMessage id="goodsReceived.substitute.gone" values={{ product: wanted.name }} />
      </InlineError>
    );
  return dialog;
}
