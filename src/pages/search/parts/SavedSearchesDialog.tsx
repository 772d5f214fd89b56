import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  maxSavedSearches,
  maxSearchNameLength,
  searchKey,
  searchNameProblem,
  type SavedSearch,
  type SearchNameProblem,
} from '#domain/search/savedSearch.ts';
import { Button } from '#kit/action/Button.tsx';
import { IconButton } from '#kit/action/IconButton.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { TextField } from '#kit/field/TextField.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { useFocusHandover } from '#kit/list/focusHandover.ts';
import { Dialog } from '#kit/overlay/Dialog.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './SavedSearchesDialog.module.css';

interface SavedSearchesDialogProps {
  /** Saved searches in display sequence. */
  searches: readonly SavedSearch[];
  /** Address of the current search in its stored form; undefined for the whole assortment. */
  current: string | undefined;
  /** Suggested name. */
  suggestion: string;
  isOpen: boolean;
  hrefOf(address: string): string;
  /** Saves or renames a search. Returns true if the device stored it. */
  onSave(search: SavedSearch): boolean;
  /** Called when the current search was saved. */
  onSaved(): void;
  /** Returns true if the device stored the change. */
  onRemove(search: SavedSearch): boolean;
  /** Restores a removed search at its index. Returns true if the device stored it. */
  onRestore(search: SavedSearch, place: number): boolean;
  onClose(): void;
}

interface Removed {
  readonly search: SavedSearch;
  readonly place: number;
}

/**
 * Saved searches of a user: save the current one; open, rename and remove the others. The dialog says that they are
 * stored on this device.
 */
export function SavedSearchesDialog(props: SavedSearchesDialogProps) {
  const { searches, current, suggestion, isOpen, hrefOf, onSave, onSaved, onRemove, onRestore, onClose } = props;
  const intl = useIntl();
  const listTitle = useId();
  const handOver = useFocusHandover();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const [renamed, setRenamed] = useState<string>();
  /** Key of the search whose change the device refused to store. */
  const [refused, setRefused] = useState<string>();
  const currentKey = current === undefined ? undefined : searchKey(current);
  const known = searches.find(({ address }) => searchKey(address) === currentKey);
  const isFull = searches.length >= maxSavedSearches;
  const rows = isFull ? searches.map((search) => ({ search, isRemoved: false })) : withRemoved(searches, removed);

  const remove = (search: SavedSearch) => {
    const key = searchKey(search.address);
    const isKept = onRemove(search);
    setRefused(isKept ? undefined : key);
    if (!isKept) return;
    handOver(`[data-search="${CSS.escape(key)}"] button`);
    setRemoved([...removed, { search, place: searches.indexOf(search) }]);
  };
  const restore = (search: SavedSearch) => {
    const key = searchKey(search.address);
    const before = rows.slice(
      0,
      rows.findIndex((row) => row.search === search),
    );
    const isKept = onRestore(search, before.filter(({ isRemoved }) => !isRemoved).length);
    setRefused(isKept ? undefined : key);
    if (!isKept) return;
    handOver(`[data-search="${CSS.escape(key)}"] a`);
    setRemoved(removed.filter((one) => one.search !== search));
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={<FormattedMessage id="savedSearch.open.list" />}
      actions={[{ label: <FormattedMessage id="savedSearch.close" />, onClick: onClose }]}
      onClose={onClose}
    >
      <div className={styles.content}>
        {current === undefined || currentKey === undefined ? (
          <p className={styles.text}>
            <FormattedMessage id="savedSearch.nothing" />
          </p>
        ) : !known && isFull ? (
          <p className={styles.text}>
            <FormattedMessage id="savedSearch.full" values={{ count: maxSavedSearches }} />
          </p>
        ) : (
          <>
            {known && (
              <p className={styles.text}>
                <FormattedMessage id="savedSearch.known" values={{ name: known.name }} />
              </p>
            )}
            <NameForm
              key={known?.name}
              searches={searches}
              address={current}
              start={known?.name ?? suggestion}
              isNew={!known}
              onSave={(search) => {
                const isKept = onSave(search);
                if (isKept) onSaved();
                return isKept;
              }}
            />
          </>
        )}
        {rows.length > 0 && (
          <section aria-labelledby={listTitle}>
            <SectionHeading level={3} look="part" id={listTitle}>
              <FormattedMessage id="savedSearch.list" />
            </SectionHeading>
            <ul className={styles.list}>
              {rows.map(({ search, isRemoved }) => {
                const { address, name } = search;
                const key = searchKey(address);
                return (
                  <li key={key} className={styles.line} data-search={key}>
                    {isRemoved ? (
                      <>
                        <output className={styles.gone}>
                          <FormattedMessage id="savedSearch.removed" values={{ name }} />
                        </output>
                        <Button
                          tone="plain"
                          size="small"
                          aria-label={intl.formatMessage({ id: 'savedSearch.undo.of' }, { name })}
                          onClick={() => restore(search)}
                        >
                          <Icon name="undo" />
                          <FormattedMessage id="savedSearch.undo" />
                        </Button>
                      </>
                    ) : renamed === key ? (
                      <NameForm
                        searches={searches}
                        address={address}
                        start={name}
                        isNew={false}
                        takesFocus
                        onSave={(next) => {
                          const isKept = onSave(next);
                          if (isKept) leaveName(key);
                          return isKept;
                        }}
                        onCancel={() => leaveName(key)}
                      />
                    ) : (
                      <>
                        <AppLink
                          className={styles.name}
                          href={hrefOf(address)}
                          aria-current={key === currentKey ? 'page' : undefined}
                          onClick={onClose}
                        >
                          {name}
                        </AppLink>
                        <span className={styles.tools}>
                          <Button
                            tone="plain"
                            size="small"
                            aria-label={intl.formatMessage({ id: 'savedSearch.rename.of' }, { name })}
                            onClick={() => setRenamed(key)}
                          >
                            <FormattedMessage id="savedSearch.rename" />
                          </Button>
                          <IconButton
                            icon="remove"
                            tone="danger"
                            label={intl.formatMessage({ id: 'savedSearch.remove.of' }, { name })}
                            onClick={() => remove(search)}
                          />
                        </span>
                      </>
                    )}
                    {refused === key && <Refused />}
                  </li>
                );
              })}
            </ul>
          </section>
        )}
        <p className={styles.kept}>
          <FormattedMessage id="savedSearch.kept" />
        </p>
      </div>
    </Dialog>
  );

  /** The focus returns to the rename button. */
  function leaveName(key: string) {
    handOver(`[data-search="${CSS.escape(key)}"] button`);
    setRenamed(undefined);
  }
}

/** Rows of the list: saved searches, and those removed since opening at their former index. */
function withRemoved(searches: readonly SavedSearch[], removed: readonly Removed[]) {
  const keys = new Set(searches.map(({ address }) => searchKey(address)));
  const rows = searches.map((search) => ({ search, isRemoved: false }));
  // The index of the last removed one refers to the remaining searches.
  for (const { search, place } of removed.toReversed())
    if (!keys.has(searchKey(search.address))) rows.splice(place, 0, { search, isRemoved: true });
  return rows;
}

interface NameFormProps {
  searches: readonly SavedSearch[];
  address: string;
  /** Initial name. */
  start: string;
  /** Not saved yet. */
  isNew: boolean;
  /** Focuses the field on mount, with its text selected. */
  takesFocus?: boolean;
  onSave(search: SavedSearch): boolean;
  onCancel?(): void;
}

const problemTexts = { missing: 'savedSearch.problem.missing', taken: 'savedSearch.problem.taken' } as const;

/** Form for the name of a search, also saved by Enter; input stays if it can't be stored. */
function NameForm({ searches, address, start, isNew, takesFocus = false, onSave, onCancel }: NameFormProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(null);
  // Undefined means the suggestion, which may change when a category's name loads.
  const [typed, setTyped] = useState<string>();
  const name = typed ?? start;
  const [problem, setProblem] = useState<SearchNameProblem>();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!takesFocus || !(field.current instanceof HTMLInputElement)) return;
    field.current.focus();
    field.current.select();
  }, [takesFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = searchNameProblem(searches, searchKey(address), name);
    setProblem(found);
    setRefused(false);
    if (found) field.current?.focus();
    else setRefused(!onSave({ address, name }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onCancel) return;
    // Ends the renaming without closing the dialog.
    event.stopPropagation();
    onCancel();
  };
  // The handler only receives events that bubble from the field and the buttons inside.
  // oxlint-disable jsx-a11y/no-noninteractive-element-interactions
  return (
    <form className={styles.form} noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      <TextField
        ref={field}
        label={intl.formatMessage({ id: 'savedSearch.name' })}
        value={name}
        maxLength={maxSearchNameLength}
        error={(problem === 'missing' || problem === 'taken') && intl.formatMessage({ id: problemTexts[problem] })}
        onChange={(next) => {
          setTyped(next);
          setProblem(undefined);
        }}
      />
      <div className={styles.actions}>
        {onCancel && (
          <Button isInForm tone="plain" onClick={onCancel}>
            <FormattedMessage id="savedSearch.cancel" />
          </Button>
        )}
        <Button isInForm tone={isNew ? 'primary' : 'quiet'} type="submit">
          <FormattedMessage id={isNew ? 'savedSearch.save' : 'savedSearch.rename'} />
        </Button>
      </div>
      {isRefused && <Refused />}
    </form>
  );
}

function Refused() {
  return (
    <div className={styles.refused}>
      <InlineError>
        <FormattedMessage id="savedSearch.refused" />
      </InlineError>
    </div>
  );
}
