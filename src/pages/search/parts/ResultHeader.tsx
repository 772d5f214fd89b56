import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pageSizes, searchSorts, type PageSize, type SearchSort } from '#domain/search/search.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { Button } from '#kit/action/Button.tsx';
import { IconButton } from '#kit/action/IconButton.tsx';
import { PlainSelect } from '#kit/field/PlainSelect.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { PageTitle } from '#kit/page/PageTitle.tsx';
import styles from './ResultHeader.module.css';

/** Rows, or a grid of tiles. */
export const resultViews = ['row', 'tile'] as const;

export type ResultView = (typeof resultViews)[number];

interface ResultHeaderProps {
  /** Path to the list, above its title: one `nav`. */
  trail?: ReactNode;
  /** Name of the list: category, search, or everything. */
  title: ReactNode;
  /** Number of matching products; undefined while unknown. */
  count: number | undefined;
  sort: SearchSort;
  size: PageSize;
  view: ResultView;
  /** Offers to sort by price. */
  canSortByPrice: boolean;
  /** Number of active filters, on the button. */
  filterCount: number;
  onSort(sort: SearchSort): void;
  onSize(size: PageSize): void;
  onView(view: ResultView): void;
  /** Button for saved searches; its space is reserved while null, and undefined means none. */
  saved?: ReactNode;
  /** Further links in the same line: promotions, subcategories. */
  beside?: ReactNode;
  /** Called to open the filters; undefined if they are beside the list. */
  onFilters: (() => void) | undefined;
}

const sortTexts: Record<SearchSort, MessageKey> = {
  relevance: 'search.sort.relevance',
  'name-asc': 'search.sort.nameAsc',
  'name-desc': 'search.sort.nameDesc',
  'sku-asc': 'search.sort.skuAsc',
  'sku-desc': 'search.sort.skuDesc',
  'price-asc': 'search.sort.priceAsc',
  'price-desc': 'search.sort.priceDesc',
};

/**
 * Heading of a result: count, sort, page size, view and further links, all on one line, to keep the products near the
 * top. On the phone that line scrolls sideways, below the title. The count is announced when it changes.
 */
export function ResultHeader(props: ResultHeaderProps) {
  const { trail, title, count, sort, size, view, canSortByPrice, filterCount, saved, beside, onSort, onSize, onView, onFilters } = props;
  const intl = useIntl();
  const sorts = searchSorts.filter((one) => canSortByPrice || !one.startsWith('price'));
  return (
    <header className={styles.header}>
      {trail}
      <PageTitle className={styles.title}>{title}</PageTitle>
      <output className={styles.count}>
        {count !== undefined && (
          <span>
            <FormattedMessage id="search.count" values={{ count }} />
          </span>
        )}
      </output>
      <div className={styles.line}>
        <div className={styles.tools}>
          {onFilters && (
            <Button size="small" onClick={onFilters} aria-haspopup="dialog">
              <Icon name="filter" />
              <FormattedMessage id="search.filters.open" values={{ count: filterCount }} />
            </Button>
          )}
          {saved !== undefined && <div className={styles.saved}>{saved}</div>}
          <span className={styles.sort}>
            <PlainSelect
              size="small"
              shape="button"
              label={intl.formatMessage({ id: 'search.sort.label' })}
              value={sort}
              options={sorts.map((one) => ({ value: one, text: intl.formatMessage({ id: sortTexts[one] }) }))}
              onChange={(next) => onSort(next as SearchSort)}
            />
          </span>
          <span className={styles.size}>
            <PlainSelect
              size="small"
              shape="button"
              label={intl.formatMessage({ id: 'search.size.label' })}
              value={String(size)}
              options={pageSizes.map((one) => ({
                value: String(one),
                text: intl.formatMessage({ id: 'search.size.option' }, { count: one }),
              }))}
              onChange={(next) => onSize(pageSizes.find((one) => String(one) === next) ?? size)}
            />
          </span>
          <fieldset className={styles.views}>
            <legend className={styles.legend}>
              <FormattedMessage id="search.view.label" />
            </legend>
            <ViewButton
              label={intl.formatMessage({ id: 'search.view.list' })}
              icon="list"
              isOn={view === 'row'}
              onClick={() => onView('row')}
            />
            <ViewButton
              label={intl.formatMessage({ id: 'search.view.grid' })}
              icon="grid"
              isOn={view === 'tile'}
              onClick={() => onView('tile')}
            />
          </fieldset>
        </div>
        {beside !== undefined && <div className={styles.beside}>{beside}</div>}
      </div>
    </header>
  );
}

function ViewButton({ label, icon, isOn, onClick }: { label: string; icon: 'list' | 'grid'; isOn: boolean; onClick(): void }) {
  return <IconButton icon={icon} label={label} isPressed={isOn} className={styles.view} onClick={onClick} />;
}
