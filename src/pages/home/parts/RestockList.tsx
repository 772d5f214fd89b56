import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { raiseToMinimum } from '#domain/product/quantity.ts';
import { restockLimits, type RestockEntry, type RestockState } from '#domain/product/restock.ts';
import { formatDay } from '#i18n/format.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { Button } from '#kit/action/Button.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { useFocusHandover } from '#kit/list/focusHandover.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './RestockList.module.css';

/** A watched product with the address of its page. */
export interface RestockRow extends RestockEntry {
  readonly href: string;
}

type BackState = Extract<RestockState, { kind: 'back' }>;

interface RestockListProps {
  /** Changes with each navigation to the list, which then gets the focus; undefined for news only. */
  opening: string | undefined;
  rows: readonly RestockRow[];
  isLoading: boolean;
  failure: { readonly error: unknown; readonly isRetrying: boolean; onRetry(): void } | undefined;
  /** Address of the whole list. */
  listHref: string;
  onAdd(row: RestockRow, state: BackState): void;
  onRemove(sku: string): void;
  /** Called to watch an expired product again. */
  onAgain(row: RestockRow): void;
}

/** Watched products of this device with their state: back with a button for the cart, awaited, gone, expired. */
export function RestockList({ opening, rows, isLoading, failure, listHref, onAdd, onRemove, onAgain }: RestockListProps) {
  const intl = useIntl();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const handOver = useFocusHandover();
  const [said, setSaid] = useState('');
  const isList = opening !== undefined;
  useEffect(() => {
    if (opening === undefined) return;
    section.current?.focus();
    section.current?.scrollIntoView({ block: 'start' });
  }, [opening]);
  if (!isList && (isLoading || (rows.length === 0 && !failure && said === ''))) return null;
  /** A press removes its row: the focus moves to the next one, else the previous one, else the section. */
  const leave = (row: RestockRow, text: string) => {
    setSaid(text);
    const index = rows.indexOf(row);
    const next = rows[index + 1] ?? rows[index - 1];
    handOver(next ? `[data-watched="${CSS.escape(next.sku)}"] button` : `[aria-labelledby="${CSS.escape(id)}"]`);
  };
  const onlyBack = rows.length > 0 && rows.every(({ state }) => state.kind === 'back');
  return (
    <section ref={section} className={styles.list} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.head}>
        <SectionHeading level={2} id={id}>
          <FormattedMessage id={!isList && onlyBack ? 'restock.back' : 'restock.title'} />
        </SectionHeading>
        {!isList && (
          <AppLink href={listHref} className={styles.all}>
            <FormattedMessage id="restock.toList" />
          </AppLink>
        )}
      </div>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      {isList && (
        <p className={styles.text}>
          <FormattedMessage id="restock.device" values={{ days: restockLimits.days }} />
        </p>
      )}
      {failure && (
        <InlineError error={failure.error} onRetry={failure.onRetry} isRetrying={failure.isRetrying}>
          <FormattedMessage id="restock.failed" />
        </InlineError>
      )}
      {isLoading && <Skeleton height={48} shape="tile" />}
      {isList && !isLoading && rows.length === 0 && (
        <p className={styles.text}>
          <FormattedMessage id="restock.empty" />
        </p>
      )}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.sku} className={styles.row} data-watched={row.sku}>
              <span className={styles.words}>
                <AppLink href={row.href} className={styles.name}>
                  {row.name}
                </AppLink>
                <State state={row.state} />
              </span>
              <span className={styles.actions}>
                {row.state.kind === 'back' && (
                  <AddButton
                    row={row}
                    state={row.state}
                    onAdd={(state) => {
                      leave(row, intl.formatMessage({ id: 'restock.added' }, { product: row.name }));
                      onAdd(row, state);
                    }}
                  />
                )}
                {row.state.kind === 'expired' && (
                  <Button
                    size="small"
                    aria-label={intl.formatMessage({ id: 'restock.again.of' }, { product: row.name })}
                    onClick={() => onAgain(row)}
                  >
                    <FormattedMessage id="restock.again" />
                  </Button>
                )}
                <Button
                  size="small"
                  tone="plain"
                  aria-label={intl.formatMessage(
                    { id: row.state.kind === 'back' ? 'restock.dismiss.of' : 'restock.remove.of' },
                    { product: row.name },
                  )}
                  onClick={() => {
                    leave(row, intl.formatMessage({ id: 'restock.removed' }, { product: row.name }));
                    onRemove(row.sku);
                  }}
                >
                  <FormattedMessage id={row.state.kind === 'back' ? 'restock.dismiss' : 'restock.remove'} />
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function AddButton({ row, state, onAdd }: { row: RestockRow; state: BackState; onAdd(state: BackState): void }) {
  const intl = useIntl();
  const { defaultUnit: unit, minSaleQuantity } = state.product;
  const { amount } = raiseToMinimum(1, unit.ratio, minSaleQuantity);
  const [quantity, spoken] = [formatUnits(intl, amount, unit, 'short'), formatUnits(intl, amount, unit)];
  return (
    <Button
      size="small"
      aria-label={intl.formatMessage(
        { id: 'restock.add' },
        { quantity: quantity === spoken ? quantity : `${quantity} (${spoken})`, product: row.name },
      )}
      onClick={() => onAdd(state)}
    >
      <Icon name="cartAdd" size="small" />
      {quantity}
    </Button>
  );
}

function State({ state }: { state: RestockState }) {
  const { locale } = useIntl();
  return (
    <span className={state.kind === 'back' ? styles.back : styles.state}>
      {state.kind === 'back' ? (
        <FormattedMessage id="restock.back" />
      ) : state.kind === 'soon' && state.eta !== undefined ? (
        <FormattedMessage id="restock.state.from" values={{ day: formatDay(state.eta, locale) }} />
      ) : (
        <FormattedMessage id={`restock.state.${state.kind}`} />
      )}
    </span>
  );
}
