import { FormattedMessage, useIntl } from 'react-intl';
import { addFilter, changeSearch, removeFilter, type ActiveFilter, type ListFilterName, type SearchState } from '#domain/search/search.ts';
import type { Facets } from '#domain/search/searchResult.ts';
import { Check } from '#kit/field/Check.tsx';
import { Radio } from '#kit/field/Radio.tsx';
import { FacetCategories } from './FacetCategories';
import { FacetGroup } from './FacetGroup';
import group from './FacetGroup.module.css';
import styles from './FacetPanel.module.css';
import { essentialOptions, filterTitles, namedValues, priceOptions, tellValuesApart } from './filterText';

interface FacetPanelProps {
  /** Filters of the result; undefined while loading for the first time. */
  facets: Facets | undefined;
  state: SearchState;
  /** Selected suppliers; they aren't part of the search state. */
  suppliers: readonly string[];
  /** Offers the filter by essence list. */
  hasEssence: boolean;
  /** Offers the filter by kind of price. */
  canSeePrices: boolean;
  /** Address of the list in a category; in all of them if omitted. */
  hrefOfCategory(category?: string): string;
  onChange(state: SearchState): void;
  onSuppliers(suppliers: readonly string[]): void;
}

const order = [
  'attributes',
  'virtualCategories',
  'brandNames',
  'wineCountries',
  'wineRegions',
  'wineTypeOfGrapes',
  'originCountries',
  'packagingTypes',
] as const satisfies readonly Exclude<ListFilterName, 'prices'>[];
const closedAtFirst: readonly ListFilterName[] = ['originCountries', 'packagingTypes'];

/** All filters of a result (P§3 "Search request"). Values that would leave nothing are omitted. */
export function FacetPanel({ facets, state, suppliers, hasEssence, canSeePrices, hrefOfCategory, onChange, onSuppliers }: FacetPanelProps) {
  const intl = useIntl();
  const toggle = (name: ListFilterName) => (value: string, isOn: boolean) => {
    const filter = { name, value } as ActiveFilter;
    onChange(isOn ? addFilter(state, filter) : removeFilter(state, filter));
  };
  const hasNew = state.onlyNewProducts || (facets?.newCount ?? 0) > 0;
  return (
    <div className={styles.panel}>
      {facets && <FacetCategories facets={facets} category={state.category} hrefOf={hrefOfCategory} />}
      {hasEssence && (
        <fieldset className={`${group.group} ${styles.fieldset}`}>
          <legend className={styles.legend}>
            <FormattedMessage id={filterTitles.essential} />
          </legend>
          {[{ value: undefined, name: intl.formatMessage({ id: 'search.essential.off' }) }, ...essentialOptions(intl)].map(
            ({ value, name }) => (
              <label key={value ?? 'off'} className={group.value}>
                <Radio
                  name="essential"
                  isChosen={state.essential === value}
                  onChoose={() => onChange(changeSearch(state, { essential: value }))}
                />
                <span className={group.name}>{name}</span>
              </label>
            ),
          )}
        </fieldset>
      )}
      {(canSeePrices || hasNew) && (
        <fieldset className={`${group.group} ${styles.fieldset}`}>
          <legend className={styles.legend}>
            <FormattedMessage id={filterTitles.prices} />
          </legend>
          {hasNew && (
            <label className={group.value}>
              <Check isChecked={state.onlyNewProducts} onChange={(onlyNewProducts) => onChange(changeSearch(state, { onlyNewProducts }))} />
              <span className={group.name}>
                <FormattedMessage id="search.filter.onlyNewProducts" />
              </span>
              <span className={group.count}>{facets?.newCount}</span>
            </label>
          )}
          {canSeePrices &&
            priceOptions(intl).map(({ value, name }) => (
              <label key={value} className={group.value}>
                <Check isChecked={state.prices.includes(value)} onChange={(isOn) => toggle('prices')(value, isOn)} />
                <span className={group.name}>{name}</span>
              </label>
            ))}
        </fieldset>
      )}
      {facets &&
        order.map((name) => (
          <FacetGroup
            key={name}
            title={intl.formatMessage({ id: filterTitles[name] })}
            values={tellValuesApart(namedValues(name, facets.values[name], intl))}
            chosen={state[name]}
            isOpen={!closedAtFirst.includes(name)}
            onToggle={toggle(name)}
          />
        ))}
      {facets && (
        <FacetGroup
          title={intl.formatMessage({ id: filterTitles.suppliers })}
          values={tellValuesApart(facets.suppliers)}
          chosen={suppliers}
          isOpen={false}
          onToggle={(value, isOn) => onSuppliers(isOn ? [...suppliers, value] : suppliers.filter((one) => one !== value))}
        />
      )}
    </div>
  );
}
