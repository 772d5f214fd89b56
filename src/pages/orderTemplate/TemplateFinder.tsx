import { lookUpText } from '../../domain/lookUpText';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDebouncedCallback } from 'use-debounce';
import { ProductFinder } from '../../components/product/ProductFinder';
import type { DisplayRules } from '../../domain/displayRules';
import { searchedFor } from '../../connected/product/searchedFor';
import { limits } from '../../domain/limits';
import { toProduct, type Product } from '../../domain/product';
import { hitsFirst, searchedGoodsOf, type Found } from '../../domain/searchHit';
import { firstQuantity, type ItemQuantity } from '../../domain/templateItems';
import type { Completion } from '../../gen/models';
import { suggestionsOptions } from '../../queries/catalogue';
import type { ShopContext } from '../../queries/shopContext';
import { useProductNumber } from '../../components/product/productNumber';
import styles from './TemplateFinder.module.css';

interface TemplateFinderProps {
  context: ShopContext;
  displayRules: Pick<DisplayRules, 'missingImage'>;
  /** What is in the template already. */
  heldSkus: readonly string[];
  onAdd(sku: string, quantity: ItemQuantity): void;
  /** One was chosen that is there already. */
  onHeld(sku: string): void;
  ref: Ref<HTMLDivElement>;
}

const nothing: Found<Product> = { hits: [], similar: [] };

/** Products that are suggested. */
const suggested = 8;

/** What has become of the last one. */
type Outcome =
  | { readonly kind: 'added' | 'held'; readonly product: string }
  | { readonly kind: 'none' | 'similar' | 'failed'; readonly typed: string };

/** Puts one product after the other into the template, found by name or number; one that is there already gets the focus instead. */
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
  // Enter must not take what fits to less than what is typed.
  const isCurrent = asked === words && !isPlaceholderData;
  const partedFor = (text: string, answer: Completion) =>
    hitsFirst(text, answer.products.map(toProduct), (product) => searchedGoodsOf(product, numberOf));
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
  // A user who types faster than the answer comes, or scans, has the field free for the next one at once, and keeps the keyboard there.
  const takeFirst = () => {
    // What only comes near stands there to be chosen from.
    if (similar.length > 0 && hits.length === 0) {
      setOutcome({ kind: 'similar', typed: words });
      return;
    }
    // What is not found goes back into the field to be mended, unless the next one stands there already, or it is a code to be scanned again.
    const giveBack = (kind: 'none' | 'similar' | 'failed', isCode: boolean) => {
      setOutcome({ kind, typed: words });
      if (isCode && kind !== 'failed') return;
      setTyped((now) => now || words);
      setAsked((now) => now || words);
    };
    clear();
    void searchedFor(words).then(({ query, isCode }) =>
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

/** What was added is old news once the next one is typed; what was not found is said until the next one, by the list where it stands below. */
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
