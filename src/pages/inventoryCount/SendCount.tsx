import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { countProblem } from '#domain/inventory/countIntent.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { Button } from '#kit/action/Button.tsx';
import type { CountResult, InventoryCounting } from '#ordering/inventoryCount.ts';
import { isClearedAfterAWeek } from '#platform/lastingStorage.ts';
import styles from './Counting.module.css';

interface SendCountProps {
  counting: InventoryCounting;
  isOnline: boolean;
  /** Unknown barcodes are being looked up, or will be with a network: sending waits for the result. */
  isLookingUp: boolean;
  /** The customer's only address, which needs no choice; undefined if there are several. */
  onlyAddress: string | undefined;
  onSent(inventoryId: string): void;
}

/** Sends the count and shows the result. Waits for a network, and for pending barcode look-ups. */
export function SendCount({ counting, isOnline, isLookingUp, onlyAddress, onSent }: SendCountProps) {
  const { view, change, send, isSending, result, forgetResult } = counting;
  const { count, intent } = view;
  const [isTried, setTried] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const problem = isLookingUp ? undefined : countProblem(count);

  const finish = (came: CountResult) => {
    if (came.kind === 'sent') onSent(came.inventoryId);
  };
  const trySend = () => {
    const isThere = onlineManager.isOnline();
    setTried(true);
    setWaiting(!problem && !isThere);
    setHeld(isLookingUp && isThere);
    if (problem || !isThere || isLookingUp) return;
    if (onlyAddress !== undefined && count.place.externalAddressId === undefined)
      change((now) => ({ ...now, place: { ...now.place, externalAddressId: onlyAddress } }));
    send('send', finish);
  };
  const goOn = useEffectEvent(trySend);
  useEffect(() => {
    if (!isWaiting) return undefined;
    return onlineManager.subscribe((isThere) => {
      if (isThere) goOn();
    });
  }, [isWaiting]);
  useEffect(() => {
    if (!isHeld || isLookingUp) return undefined;
    const timer = setTimeout(() => goOn());
    return () => clearTimeout(timer);
  }, [isHeld, isLookingUp]);

  // Sent before the page was loaded, with an unknown result.
  const isUncertain = intent !== undefined && !isSending && result === undefined && isOnline;
  const lookUp = useEffectEvent(() => send('lookUp', finish));
  useEffect(() => {
    if (isUncertain) lookUp();
  }, [isUncertain]);

  return (
    <div className={styles.send}>
      {result && result.kind !== 'sent' && <ResultNotice result={result} onRetry={trySend} />}
      {isTried && problem && problem !== 'empty' && (
        <p role="alert" className={styles.warning}>
          <FormattedMessage id={`inventoryCount.send.${problem}`} />
        </p>
      )}
      {isWaiting && !isOnline && (
        <output className={styles.waiting}>
          <span>
            <FormattedMessage id="inventoryCount.send.waiting" />
          </span>
          <Button tone="plain" onClick={() => setWaiting(false)}>
            <FormattedMessage id="inventoryCount.send.dontWait" />
          </Button>
        </output>
      )}
      {count.lines.length > 0 && (
        <div className={styles.foot}>
          <Button
            tone="primary"
            isWide
            isBusy={isSending || (isHeld && isLookingUp)}
            disabled={isWaiting && !isOnline}
            onClick={() => {
              forgetResult();
              trySend();
            }}
          >
            <FormattedMessage id="inventoryCount.send.action" values={{ count: count.lines.length }} />
          </Button>
          <p className={styles.quiet}>
            <FormattedMessage
              id={isOnline ? 'inventoryCount.keep.kept' : 'inventoryCount.keep.offline'}
              values={{ week: isClearedAfterAWeek() }}
            />
          </p>
        </div>
      )}
    </div>
  );
}

/** Result of an attempt that was not completely successful. */
function ResultNotice({ result, onRetry }: { result: Exclude<CountResult, { kind: 'sent' }>; onRetry(): void }) {
  switch (result.kind) {
    case 'nothing':
      return null;
    case 'sentBefore':
      return (
        <InlineError>
          <FormattedMessage id="inventoryCount.result.sentBefore" values={{ left: result.left, lowered: result.lowered }} />
        </InlineError>
      );
    case 'refused':
      return (
        <InlineError error={result.error} onRetry={onRetry}>
          <FormattedMessage id={result.error.status === 429 ? 'inventoryCount.result.busy' : 'inventoryCount.result.refused'} />
        </InlineError>
      );
    case 'lost':
      return (
        <InlineError error={result.error} onRetry={onRetry}>
          <FormattedMessage id={result.isChecked ? 'inventoryCount.result.notArrived' : 'inventoryCount.result.unknown'} />
        </InlineError>
      );
    case 'elsewhere':
    case 'notSent':
      return (
        <InlineError error={result.kind === 'notSent' ? result.error : undefined} onRetry={onRetry}>
          <FormattedMessage id={`inventoryCount.result.${result.kind}`} />
        </InlineError>
      );
  }
}
