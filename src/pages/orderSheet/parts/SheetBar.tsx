import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import styles from './SheetBar.module.css';

interface SheetBarProps {
  ref?: Ref<HTMLDivElement>;
  /** Next delivery day and deadline, as text; undefined while unknown. */
  delivery: ReactNode;
  /** Formatted total in EUR of lines not in the cart yet; undefined if prices are hidden. */
  sum: string | undefined;
  /** Number of its lines without a price. */
  onRequest: number;
  /** Number of invalid amounts. */
  unreadable: number;
  /** Number of lines that can be added to the cart. */
  count: number;
  isAdding: boolean;
  /** Sent offline, and waiting for a network. */
  isWaiting: boolean;
  /** An addition was begun, and it isn't known what has arrived. */
  isInterrupted: boolean;
  /** Number of lines that may be in the cart. */
  unsure: number;
  sendRef?: Ref<HTMLButtonElement>;
  onSend(): void;
  /** Called to cancel the waiting lines. */
  onStopWaiting(): void;
  /** Called with the user's word on the unsure lines. */
  onDecide(isSent: boolean): void;
}

/** Sticky bar above the rows: total, delivery day and deadline, and the cart button. */
export function SheetBar(props: SheetBarProps) {
  const { ref, delivery, sum, onRequest, unreadable, count, isAdding, isWaiting, isInterrupted, unsure } = props;
  const { sendRef, onSend, onStopWaiting, onDecide } = props;
  const hasUnsure = unsure > 0;
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
        {/* Present before its text, so that the text is announced. */}
        <output>
          {isWaiting && (
            <span>
              <FormattedMessage id="orderSheet.waiting" />
            </span>
          )}
          {isInterrupted && (
            <span>
              <FormattedMessage id="orderSheet.interrupted" />
            </span>
          )}
          {hasUnsure && (
            <span>
              <FormattedMessage id="orderSheet.unsure" values={{ count: unsure }} />
            </span>
          )}
        </output>
        {isWaiting && (
          <Button size="small" onClick={onStopWaiting}>
            <FormattedMessage id="orderSheet.waiting.stop" />
          </Button>
        )}
        {hasUnsure && (
          <>
            <Button size="small" onClick={() => onDecide(true)}>
              <FormattedMessage id="orderSheet.unsure.sent" />
            </Button>
            <Button size="small" onClick={() => onDecide(false)}>
              <FormattedMessage id="orderSheet.unsure.again" />
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
