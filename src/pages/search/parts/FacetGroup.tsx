import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FacetValue } from '#domain/search/searchResult.ts';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { Check } from '#kit/field/Check.tsx';
import { PlainInput } from '#kit/field/PlainInput.tsx';
import styles from './FacetGroup.module.css';
import { containsText, readTyped } from '#domain/text/typedText.ts';

interface FacetGroupProps {
  /** Name of the group. */
  title: string;
  values: readonly FacetValue[];
  /** Selected values; those missing from the result are added to the list. */
  chosen: readonly string[];
  /** Expanded at first. */
  isOpen?: boolean;
  onToggle(value: string, isOn: boolean): void;
}

/** Number of values shown at first, */
const shownAtFirst = 8;
/** and number of values above which there is a search field. */
const searchableFrom = 16;

/** One kind of filter: its values with the number of products each would leave. */
export function FacetGroup({ title, values, chosen, isOpen = true, onToggle }: FacetGroupProps) {
  const intl = useIntl();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const [wanted, setWanted] = useState('');
  // A group that the user expanded stays so when its last value is removed.
  const [isUnfolded, setUnfolded] = useState(isOpen);
  const gone = chosen
    .filter((value) => !values.some((one) => one.value === value))
    .map((value): FacetValue => ({ value, name: value, count: 0 }));
  const all = [...gone, ...values];
  if (all.length === 0) return null;
  const matching = all.filter(({ name }) => containsText(name, wanted));
  const isCut = !isWhole && readTyped(wanted) === '' && matching.length > shownAtFirst + 1;
  const shown = isCut ? matching.filter(({ value }, index) => index < shownAtFirst || chosen.includes(value)) : matching;
  return (
    <details className={styles.group} open={isUnfolded || chosen.length > 0} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary className={styles.title}>{title}</summary>
      {isWhole && all.length >= searchableFrom && (
        <div className={styles.search}>
          <PlainInput
            type="search"
            size="small"
            value={wanted}
            label={intl.formatMessage({ id: 'search.facet.find' }, { facet: title })}
            placeholder={intl.formatMessage({ id: 'search.facet.find.placeholder' })}
            onChange={setWanted}
          />
        </div>
      )}
      <ul className={styles.values} aria-label={title}>
        {shown.map(({ value, name, count }) => (
          <li key={value}>
            <label className={styles.value} htmlFor={`${id} ${value}`}>
              <Check id={`${id} ${value}`} isChecked={chosen.includes(value)} onChange={(isOn) => onToggle(value, isOn)} />
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{count}</span>
            </label>
          </li>
        ))}
      </ul>
      {(isCut || isWhole) && (
        <UnstyledButton
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => {
            setWhole(!isWhole);
            setWanted('');
          }}
        >
          {isWhole ? (
            <FormattedMessage id="search.facet.less" />
          ) : (
            <FormattedMessage id="search.facet.more" values={{ count: matching.length }} />
          )}
        </UnstyledButton>
      )}
    </details>
  );
}
