import { lookUpText } from '#domain/search/lookUpText.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDebouncedCallback } from 'use-debounce';
import { ProductFinder } from '#components/product/ProductFinder.tsx';
import type { DisplayRules } from '#domain/price/displayRules.ts';
import { queryFromScan } from '#connected/product/queryFromScan.ts';
import { limits } from '#domain/text/limits.ts';
import { toProduct, type Product } from '#domain/product/product.ts';
import { exactMatchesFirst, searchedGoodsOf, type SplitHits } from '#domain/search/searchHit.ts';
import { firstQuantity, type ItemQuantity } from '#domain/template/templateItems.ts';
import type { Completion } from '#gen/models/index.ts';
import { suggestionsOptions } from '#queries/suggestions.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { useProductNumber } from '#components/product/productNumber.ts';
import styles from './TemplateFinder.module.css';

interface TemplateFinderProps {
  context: ShopContext;
  displayRules: Pick<DisplayRules, 'missingImage'>;
  /** Skus in the template. */
  heldSkus: readonly string[];
  onAdd(sku: string, quantity: ItemQuantity): void;
  /** Called if the chosen product is in the template already. */
  onHeld(sku: string): void;
  ref: Ref<HTMLDivElement>;
}

const nothing: SplitHits<Product> = { hits: [], similar: [] };

/** Number of suggestions. */
const suggested = 8;

/** Result of the last addition. */
type Outcome =
  | { readonly kind: 'added' | 'held'; readonly product: string }
  | { readonly kind: 'none' | 'similar' | 'failed'; readonly typed: string };

/** Adds one product after the other to the template, by name or number; one that is there already gets the focus instead. */
export function TemplateFinder({ context, displayRules, heldSkus, onAdd, onHeld, ref }: TemplateFinderProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const askSoon = useDebouncedCallback(setAsked, limits.filterDebounce);
  const { data, isError, isFetching, isPlaceholderData } = useQuery({
    ...suggestionsOptions(context, asked, suggested),
    enabled: asked !== '',
  });
  const words = lookUpText(typed);
  // Enter must not take a match for an unfinished text.
  const isCurrent = asked === words && !isPlaceholderData;
  const partedFor = (text: string, answer: Completion) =>
    exactMatchesFirst(text, answer.products.map(toProduct), (product) => searchedGoodsOf(product, numberOf));
  const { hits, similar } = words !== '' && isCurrent && data ? partedFor(asked, data) : nothing;
  const type = (next: string) => {
    setTyped(next);
    askSoon(lookUpText(next));
  };
  const take = (product: Product): 'added' | 'held' => {
    const kind = heldSkus.includes(product.sku) ? 'held' : 'added';
    setOutcome({ kind, product: product.name });
    if (kind === 'added') onAdd(product.sku, firstQuantity(product));
    return kind;
  };
  const clear = () => {
    type('');
    askSoon.flush();
  };
  // Users who type faster than the answer, or scan, get a free field for the next product at once, and keep the focus
  // there.
  const takeFirst = () => {
    // Near matches are shown to choose from.
    if (similar.length > 0 && hits.length === 0) {
      setOutcome({ kind: 'similar', typed: words });
      return;
    }
    // Text without a match returns to the field for correction, unless the next one was typed, or it was a barcode to
    // scan again.
    const giveBack = (kind: 'none' | 'similar' | 'failed', isCode: boolean) => {
      setOutcome({ kind, typed: words });
      if (isCode && kind !== 'failed') return;
      setTyped((now) => now || words);
      setAsked((now) => now || words);
    };
    clear();
    void queryFromScan(words).then(({ query, isCode }) =>
      queryClient.fetchQuery(suggestionsOptions(context, query, suggested)).then(
        (answer) => {
          const [first] = partedFor(query, answer).hits;
          if (first) take(first);
          else giveBack(answer.products.length > 0 ? 'similar' : 'none', isCode);
        },
        () => giveBack('failed', isCode),
      ),
    );
  };
  const note = () => {
    if (isError && isCurrent && !isFetching) return <FormattedMessage id="orderTemplatePage.add.failed" />;
    if (!isCurrent || isFetching) return <FormattedMessage id="orderTemplatePage.add.searching" />;
    return <FormattedMessage id="orderTemplatePage.add.none" values={{ typed: words }} />;
  };
  return (
    <div ref={ref} className={styles.finder}>
      <ProductFinder
        label={<FormattedMessage id="orderTemplatePage.add" />}
        placeholder={intl.formatMessage({ id: 'orderTemplatePage.add.hint' })}
        value={typed}
        products={hits}
        similar={similar}
        note={note()}
        markOf={({ sku }) => (heldSkus.includes(sku) ? intl.formatMessage({ id: 'orderTemplatePage.add.held' }) : undefined)}
        missingImage={displayRules.missingImage}
        onType={type}
        onChoose={(product) => {
          clear();
          if (take(product) === 'held') onHeld(product.sku);
        }}
        onEarlyEnter={takeFirst}
      />
      <output className={styles.added}>{outcome && isSaid(outcome, typed) && <Said outcome={outcome} />}</output>
    </div>
  );
}

/** A successful addition is shown until the next input; a failed search until the next one, or by the list below. */
function isSaid(outcome: Outcome, typed: string): boolean {
  return 'product' in outcome ? typed === '' : outcome.kind === 'similar' || typed !== outcome.typed;
}

function Said({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case 'added':
      return <FormattedMessage id="orderTemplatePage.add.added" values={{ product: outcome.product }} />;
    case 'held':
      return <FormattedMessage id="orderTemplatePage.add.isHeld" values={{ product: outcome.product }} />;
    case 'none':
      return <FormattedMessage id="orderTemplatePage.add.none" values={{ typed: outcome.typed }} />;
    case 'similar':
      return <FormattedMessage id="orderTemplatePage.add.similar" values={{ typed: outcome.typed }} />;
    case 'failed':
      return <FormattedMessage id="orderTemplatePage.add.notLooked" values={{ typed: outcome.typed }} />;
  }
}
