import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../kit/action/Button';
import styles from './SheetBar.module.css';

interface SheetBarProps {
  ref?: Ref<HTMLDivElement>;
  /** Day of the next delivery and its deadline, in words; undefined while they aren't known. */
  delivery: ReactNode;
  /** What is on the sheet and not in the cart yet, in EUR as shown; undefined where prices are not shown. */
  sum: string | undefined;
  /** Lines in it that have no price. */
  onRequest: number;
  /** Amounts that are none. */
  unreadable: number;
  /** Lines that can go into the cart. */
  count: number;
  isAdding: boolean;
  /** It was sent off without a network, and waits for one. */
  isWaiting: boolean;
  sendRef?: Ref<HTMLButtonElement>;
  onSend(): void;
  /** Lines that wait are not sent after all. */
  onStopWaiting(): void;
}

/** What stays in view above the rows: how much it is, for which day and until when, and the way into the cart. */
export function SheetBar(props: SheetBarProps) {
  const { ref, delivery, sum, onRequest, unreadable, count, isAdding, isWaiting, sendRef, onSend, onStopWaiting } = props;
  return (
    <div ref={ref} className={styles.bar}>
      <div className={styles.facts}>
        {sum !== undefined && (
          <strong className={styles.sum}>
            <FormattedMessage id="orderSheet.sum" values={{ sum }} />
          </strong>
        )}
        {sum !== undefined && onRequest > 0 && (
          <span className={styles.quiet}>
            <FormattedMessage id="orderSheet.sum.onRequest" values={{ count: onRequest }} />
          </span>
        )}
        {delivery !== undefined && <span className={styles.quiet}>{delivery}</span>}
        {unreadable > 0 && (
          <output className={styles.unreadable}>
            <FormattedMessage id="orderSheet.unreadable" values={{ count: unreadable }} />
          </output>
        )}
      </div>
      <div className={styles.send}>
        <Button ref={sendRef} tone="primary" isBusy={isAdding} disabled={count === 0} onClick={onSend}>
          <FormattedMessage id="orderSheet.send" values={{ count }} />
        </Button>
      </div>
      <div className={styles.waiting}>
        {/* It is there before its words, which are then read out. */}
        <output>
          {isWaiting && (
            <span>
              <FormattedMessage id="orderSheet.waiting" />
            </span>
          )}
        </output>
        {isWaiting && (
          <Button size="small" onClick={onStopWaiting}>
            <FormattedMessage id="orderSheet.waiting.stop" />
          </Button>
        )}
      </div>
    </div>
  );
}
