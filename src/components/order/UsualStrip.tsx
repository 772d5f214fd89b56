import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Weekday } from '#domain/text/calendar.ts';
import type { Unit } from '#domain/product/unit.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { Button } from '#kit/action/Button.tsx';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { useFocusHandover } from '#kit/list/focusHandover.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './UsualStrip.module.css';

/** A usual product that isn't in the cart. */
export interface UsualEntry {
  readonly sku: string;
  readonly name: string;
  /** Number of orders that contain it. */
  readonly orders: number;
  /** The usual amount, in its unit. */
  readonly amount: number;
  readonly unit: Pick<Unit, 'name' | 'abbreviation'>;
}

interface UsualStripProps {
  /** Weekday of the evaluated orders; undefined for all days. */
  weekday: Weekday | undefined;
  /** Number of evaluated orders. */
  count: number;
  /** Suggestions; if empty, the strip is hidden unless the user just acted in it. */
  entries: readonly UsualEntry[];
  /** Products whose reminders the user has switched off. */
  hidden: readonly { readonly sku: string; readonly name: string }[];
  /** Keeps the strip visible without suggestions, so that hidden products can be restored here. */
  isKeptForHidden?: boolean;
  /** Called to add the usual amount. */
  onAdd(sku: string): void;
  /** Called to hide a product for this cart. */
  onNotToday(sku: string): void;
  /** Called to hide a product for good. */
  onNever(sku: string): void;
  /** Called to show a hidden product again. */
  onRemind(sku: string): void;
}

/**
 * Products usually ordered on such a day that aren't in the cart: a quiet strip, where one press adds the usual
 * amount, and each can be dismissed.
 */
export function UsualStrip({
  weekday,
  count,
  entries,
  hidden,
  isKeptForHidden = false,
  onAdd,
  onNotToday,
  onNever,
  onRemind,
}: UsualStripProps) {
  const intl = useIntl();
  const id = useId();
  const handOver = useFocusHandover();
  const [said, setSaid] = useState('');
  const isUsed = said !== '';
  if (entries.length === 0 && !isUsed && !(isKeptForHidden && hidden.length > 0)) return null;
  /** A press removes its row: the focus moves to the next row, else the previous one, else the strip. */
  const leave = (sku: string, text: string) => {
    setSaid(text);
    const index = entries.findIndex((entry) => entry.sku === sku);
    const next = entries[index + 1] ?? entries[index - 1];
    handOver(next ? `[data-usual="${CSS.escape(next.sku)}"] [data-add]` : `[aria-labelledby="${CSS.escape(id)}"]`);
  };
  return (
    <section className={styles.strip} aria-labelledby={id} tabIndex={-1}>
      <SectionHeading level={2} id={id} className={styles.title}>
        <FormattedMessage id="usual.title" />
      </SectionHeading>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      {entries.length > 0 ? (
        <>
          <p className={styles.lead}>
            <FormattedMessage id={weekday === undefined ? 'usual.lead' : 'usual.lead.weekday'} values={{ weekday, count }} />
          </p>
          <ul className={styles.list}>
            {entries.map(({ sku, name, orders, amount, unit }) => {
              const quantity = formatUnits(intl, amount, unit, 'short');
              const spoken = formatUnits(intl, amount, unit);
              return (
                <li key={sku} className={styles.entry} data-usual={sku}>
                  <span className={styles.words}>
                    <span>{name}</span>
                    <span className={styles.facts}>
                      <span>
                        <FormattedMessage id="usual.share" values={{ orders, count }} />
                      </span>
                      <UnstyledButton
                        className={styles.aside}
                        aria-label={intl.formatMessage({ id: 'usual.notToday.of' }, { product: name })}
                        onClick={() => {
                          leave(sku, intl.formatMessage({ id: 'usual.notToday.done' }, { product: name }));
                          onNotToday(sku);
                        }}
                      >
                        <FormattedMessage id="usual.notToday" />
                      </UnstyledButton>
                      <UnstyledButton
                        className={styles.aside}
                        aria-label={intl.formatMessage({ id: 'usual.never.of' }, { product: name })}
                        onClick={() => {
                          leave(sku, intl.formatMessage({ id: 'usual.never.done' }, { product: name }));
                          onNever(sku);
                        }}
                      >
                        <FormattedMessage id="usual.never" />
                      </UnstyledButton>
                    </span>
                  </span>
                  <Button
                    size="small"
                    data-add=""
                    aria-label={intl.formatMessage(
                      { id: 'usual.add' },
                      { quantity: quantity === spoken ? quantity : `${quantity} (${spoken})`, product: name },
                    )}
                    onClick={() => {
                      leave(sku, intl.formatMessage({ id: 'usual.added' }, { quantity: spoken, product: name }));
                      onAdd(sku);
                    }}
                  >
                    <Icon name="cartAdd" size="small" />
                    {quantity}
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      ) : (
        isUsed && (
          <p className={styles.lead}>
            <FormattedMessage id="usual.nothingLeft" />
          </p>
        )
      )}
      {hidden.length > 0 && (
        <details className={styles.hidden}>
          <summary className={styles.summary}>
            <FormattedMessage id="usual.hidden" values={{ count: hidden.length }} />
          </summary>
          <p className={styles.lead}>
            <FormattedMessage id="usual.hidden.kept" />
          </p>
          <ul className={styles.list}>
            {hidden.map(({ sku, name }, index) => (
              <li key={sku} className={styles.entry} data-hidden={sku}>
                <span className={styles.words}>{name}</span>
                <Button
                  size="small"
                  tone="plain"
                  aria-label={intl.formatMessage({ id: 'usual.remind.of' }, { product: name })}
                  onClick={() => {
                    const next = hidden[index + 1] ?? hidden[index - 1];
                    handOver(next ? `[data-hidden="${CSS.escape(next.sku)}"] button` : `[aria-labelledby="${CSS.escape(id)}"]`);
                    setSaid(intl.formatMessage({ id: 'usual.remind.done' }, { product: name }));
                    onRemind(sku);
                  }}
                >
                  <FormattedMessage id="usual.remind" />
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
