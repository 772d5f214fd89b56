import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Weekday } from '../../domain/calendar';
import type { Unit } from '../../domain/unit';
import { formatUnits } from '../../i18n/unitName';
import { Button } from '../../kit/action/Button';
import { UnstyledButton } from '../../kit/action/UnstyledButton';
import { VisuallyHidden } from '../../kit/feedback/VisuallyHidden';
import { Icon } from '../../kit/icon/Icon';
import { useFocusHandover } from '../../kit/list/focusHandover';
import { SectionHeading } from '../../kit/page/SectionHeading';
import styles from './UsualStrip.module.css';

/** A product that is usual and not in the cart. */
export interface UsualEntry {
  readonly sku: string;
  readonly name: string;
  /** In how many of the orders it is. */
  readonly orders: number;
  /** The usual amount, in its unit. */
  readonly amount: number;
  readonly unit: Pick<Unit, 'name' | 'abbreviation'>;
}

interface UsualStripProps {
  /** Whose orders were looked at; undefined for those of all days. */
  weekday: Weekday | undefined;
  /** How many orders were looked at. */
  count: number;
  /** What is suggested; empty draws nothing, unless something was just done here. */
  entries: readonly UsualEntry[];
  /** What the user wants no reminder of any more. */
  hidden: readonly { readonly sku: string; readonly name: string }[];
  /** Whether what is hidden can be brought back here also while nothing is suggested. */
  isKeptForHidden?: boolean;
  /** Takes the usual amount in. */
  onAdd(sku: string): void;
  /** No reminder for this cart. */
  onNotToday(sku: string): void;
  /** No reminder ever again. */
  onNever(sku: string): void;
  /** Reminders again. */
  onRemind(sku: string): void;
}

/** What is usually ordered on such a day and isn't in the cart: quiet, one press adds the usual amount, and each can be put aside. */
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
  /** A press takes its row away: the keyboard goes on to the row after it, else to the one before, else to the strip. */
  const leave = (sku: string, text: string) => {
    setSaid(text);
    const index = entries.findIndex((entry) => entry.sku === sku);
    const next = entries[index + 1] ?? entries[index - 1];
    handOver(next ? `[data-usual="${CSS.escape(next.sku)}"] [data-add]` : `[aria-labelledby="${CSS.escape(id)}"]`);
  };
  return (
    <section className={styles.strip} aria-labelledby={id} tabIndex={-1}>
      <SectionHeading level={2} look="part" id={id} className={styles.title}>
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
          <summary>
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
