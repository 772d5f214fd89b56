import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageKey } from '#i18n/messageKey.ts';
import { AppLink } from '#kit/link/AppLink.tsx';
import { Picture } from '#components/picture/Picture.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import styles from './SuggestionList.module.css';
import { suggestionGroups, type Suggestion, type Suggestions } from './suggestion';
import { readTyped } from '#domain/text/typedText.ts';

interface SuggestionListProps {
  /** Id that the field points to. */
  id: string;
  suggestions: Suggestions;
  /** Typed text, set off in the suggestions; empty before any is typed. */
  typed: string;
  /** The suggestion selected with the arrow keys. */
  activeKey: string | undefined;
  /** Id of a suggestion's element. */
  optionId(key: string): string;
  /** A suggestion was followed. */
  onFollow(): void;
}

const titleOf: Record<(typeof suggestionGroups)[number], MessageKey> = {
  saved: 'shell.search.saved',
  terms: 'shell.search.terms',
  categories: 'shell.search.categories',
  products: 'shell.search.products',
};

const signOf = { saved: 'bookmark', terms: 'search', categories: 'categories' } as const;

// A list controlled by a text field can't be made of `select` and `option`, which need the focus themselves.
// oxlint-disable jsx-a11y/prefer-tag-over-role

/** The search box's suggestions, in groups. The focus stays in the field, which names the active option. */
export function SuggestionList({ id, suggestions, typed, activeKey, optionId, onFollow }: SuggestionListProps) {
  const intl = useIntl();
  useEffect(() => {
    if (activeKey !== undefined) document.getElementById(optionId(activeKey))?.scrollIntoView({ block: 'nearest' });
  }, [activeKey, optionId]);
  return (
    <>
      {suggestions.isOnlySimilar && (
        <p className={styles.similar}>
          <FormattedMessage id="search.onlySimilar" />
        </p>
      )}
      <div id={id} role="listbox" aria-label={intl.formatMessage({ id: 'shell.search.suggestions' })} className={styles.list}>
        {suggestionGroups.map((group) => {
          const members = suggestions[group] ?? [];
          return (
            members.length > 0 && (
              <div
                key={group}
                role="group"
                aria-labelledby={`${id}-${group}`}
                className={`${styles.group} ${group === 'products' ? styles.products : ''}`}
              >
                <p id={`${id}-${group}`} role="presentation" className={styles.title}>
                  <FormattedMessage id={group === 'terms' && typed.trim() === '' ? 'shell.search.popular' : titleOf[group]} />
                </p>
                {members.map((suggestion) => (
                  <AppLink
                    key={suggestion.key}
                    id={optionId(suggestion.key)}
                    href={suggestion.href}
                    role="option"
                    aria-selected={suggestion.key === activeKey}
                    tabIndex={-1}
                    className={styles.option}
                    // The focus stays in the field, which would close the list before the click arrives.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={onFollow}
                  >
                    <Face suggestion={suggestion} group={group} typed={typed} />
                  </AppLink>
                ))}
              </div>
            )
          );
        })}
      </div>
    </>
  );
}

interface FaceProps {
  suggestion: Suggestion;
  group: (typeof suggestionGroups)[number];
  typed: string;
}

function Face({ suggestion: { label, detail, picture }, group, typed }: FaceProps) {
  return (
    <>
      {group === 'products' ? (
        <Picture alt="" src={picture} className={styles.picture} width={40} height={40} fallback={<span className={styles.picture} />} />
      ) : (
        <Icon name={signOf[group]} size="small" />
      )}
      <span className={`${styles.words} ${group === 'products' ? '' : styles.inline}`}>
        <span className={styles.label}>
          <Marked text={label} typed={readTyped(typed)} />
        </span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
    </>
  );
}

/** Marks the typed text. Each piece has an element: pieces come and go with every letter. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const start = typed === '' ? -1 : text.toLocaleLowerCase('de').indexOf(typed.toLocaleLowerCase('de'));
  if (start < 0) return <span>{text}</span>;
  const end = start + typed.length;
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <mark>{text.slice(start, end)}</mark>
      <span>{text.slice(end)}</span>
    </>
  );
}
