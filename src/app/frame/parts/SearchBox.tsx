import { cutText } from '#domain/text/cutText.ts';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#kit/action/IconButton.tsx';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import styles from './SearchBox.module.css';
import { inOrder, type Suggestions } from './suggestion';
import { readTyped } from '#domain/text/typedText.ts';

const SuggestionList = lazyComponent(
  async () => (await Promise.all([import('./SuggestionList'), addTexts('smallParts')]))[0].SuggestionList,
  { failure: 'silent' },
);

/** Longest text that the search takes. */
const maxQueryLength = 200;

interface SearchBoxProps {
  /** Query of the list shown; the field follows it. */
  query: string;
  /** Suggestions for the typed text; undefined if there are none. */
  suggestions: Suggestions | undefined;
  /** Suggestions while the field is empty; undefined if there are none. */
  beforeTyping?: Suggestions | undefined;
  /** Name of the searched range, as the field's name and hint; default: the assortment. */
  name?: string | undefined;
  /** True to focus the field on mount, with its text selected. */
  takesFocus?: boolean;
  /** The field has got the focus. */
  onFocus?(): void;
  /** The text has changed by typing; empty when suggestions are not wanted any more. */
  onType(text: string): void;
  /** The whole result is wanted. */
  onSearch(text: string): void;
  /** A suggestion was followed. */
  onFollow?: (() => void) | undefined;
  /** Escape was pressed while nothing was open. */
  onLeave?: (() => void) | undefined;
}

/**
 * The search field with suggestions, a combobox by the ARIA pattern. The arrow keys walk through the list while the focus stays in the
 * field. Enter follows the active option or shows the whole result; Escape closes the list, then clears the field.
 */
export function SearchBox({
  query,
  suggestions,
  beforeTyping,
  name,
  takesFocus = false,
  onFocus,
  onType,
  onSearch,
  onFollow,
  onLeave,
}: SearchBoxProps) {
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [followed, setFollowed] = useState(query);
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  // The next search is often begun while the last one's list is still on its way, and must not be overwritten when that list comes.
  const [isTyping, setTyping] = useState(false);
  if (followed !== query) {
    setFollowed(query);
    if (!isTyping) setText(query);
  }
  useEffect(() => {
    if (!takesFocus) return;
    input.current?.focus();
    // The last search is selected, so that typing replaces it.
    input.current?.select();
  }, [takesFocus]);

  const suggested = readTyped(text) === '' ? beforeTyping : suggestions;
  const options = inOrder(suggested);
  const isWanted = isOpen && options.length > 0;
  // While its code is loading, the field must not announce the list as open.
  const isShown = SuggestionList.useIsReady() && isWanted;
  const active = isShown ? options[activeIndex] : undefined;
  const optionId = (key: string) => `${id}-${key}`;
  const close = () => {
    setOpen(false);
    setActiveIndex(-1);
  };
  const leaveField = () => {
    close();
    setTyping(false);
  };
  const type = (next: string) => {
    setText(next);
    setTyping(true);
    setOpen(true);
    setActiveIndex(-1);
    onType(readTyped(next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    leaveField();
    onType('');
    input.current?.blur();
    onSearch(readTyped(text));
  };
  const move = (step: 1 | -1) => {
    if (!isShown) {
      setOpen(true);
      return;
    }
    // One position more than there are options: the field itself comes between the last and the first.
    const places = options.length + 1;
    setActiveIndex(((activeIndex + 1 + step + places) % places) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
        break;
      case 'Enter':
        if (event.nativeEvent.isComposing) event.preventDefault();
        else if (active) {
          event.preventDefault();
          document.getElementById(optionId(active.key))?.click();
        }
        break;
      case 'Escape':
        event.preventDefault();
        if (isWanted) close();
        else if (text !== '') {
          type('');
          close();
        } else onLeave?.();
        break;
      case 'Tab':
        close();
        break;
    }
  };

  const label = name ?? intl.formatMessage({ id: 'shell.search.name' });
  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <div className={styles.field}>
          <input
            ref={input}
            className={styles.input}
            type="search"
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={`${id}-list`}
            {...(active ? { 'aria-activedescendant': optionId(active.key) } : {})}
            placeholder={label}
            value={text}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            onFocus={() => {
              SuggestionList.prefetch();
              if (readTyped(text) === '') setOpen(true);
              onFocus?.();
            }}
            onBlur={leaveField}
            onChange={(event) => type(cutText(event.target.value, maxQueryLength))}
            onKeyDown={onKeyDown}
          />
          {text !== '' && (
            <IconButton
              icon="close"
              iconSize="small"
              tone="inherit"
              className={styles.button}
              label={intl.formatMessage({ id: 'shell.search.clear' })}
              onClick={() => {
                type('');
                input.current?.focus();
              }}
            />
          )}
          <IconButton
            type="submit"
            icon="search"
            iconSize="large"
            tone="inherit"
            className={styles.button}
            label={intl.formatMessage({ id: 'shell.search.submit' })}
          />
        </div>
        {isWanted && suggested && (
          <div className={styles.panel}>
            <SuggestionList
              id={`${id}-list`}
              suggestions={suggested}
              typed={text}
              activeKey={active?.key}
              optionId={optionId}
              onFollow={() => {
                leaveField();
                onType('');
                input.current?.blur();
                onFollow?.();
              }}
            />
          </div>
        )}
        <output>
          <VisuallyHidden>{isShown ? intl.formatMessage({ id: 'shell.search.found' }, { count: options.length }) : ''}</VisuallyHidden>
        </output>
      </form>
    </search>
  );
}
