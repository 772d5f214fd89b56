import { FormattedMessage, useIntl } from 'react-intl';
import type { CountLine } from '#domain/inventory/inventoryCount.ts';
import type { Decimal } from '#domain/price/money.ts';
import type { ProductNumberOf } from '#domain/product/productNumber.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { Button } from '#kit/action/Button.tsx';
import { IconButton } from '#kit/action/IconButton.tsx';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { lineAmount, lineName } from './lineText';
import { useProductNumber } from '#components/product/productNumber.ts';
import styles from './CountList.module.css';

/** State of a barcode's look-up. */
export type LookUpState = 'looking' | 'waiting' | 'failed';

interface CountListProps {
  /** The last counted one first. */
  lines: readonly CountLine[];
  /** Id of the line being counted. */
  activeId: string | undefined;
  /** Products whose total differs much from the last count, with that count in storage units. */
  questions: ReadonlyMap<string, Decimal>;
  /** State of barcode look-ups, by line. */
  lookUps: ReadonlyMap<string, LookUpState>;
  /** Disabled while sending. */
  isDisabled?: boolean;
  onOpen(id: string): void;
  onRemove(line: CountLine): void;
  /** Called to confirm a product's unusual amount. */
  onConfirm(sku: string): void;
  /** Called to name a line's barcode. */
  onName(id: string): void;
  /** Called to retry the look-up of a line's barcode. */
  onLookUp(id: string): void;
}

/** Counted lines. A press on a line continues counting it. */
export function CountList({ lines, activeId, isDisabled = false, onOpen, onRemove, ...rest }: CountListProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  return (
    <ul className={styles.list}>
      {lines.map((line) => {
        const name = lineName(intl, line);
        return (
          <li key={line.id} className={`${styles.item} ${line.id === activeId ? styles.active : ''}`}>
            <UnstyledButton
              className={styles.line}
              aria-current={line.id === activeId || undefined}
              disabled={isDisabled}
              onClick={() => onOpen(line.id)}
            >
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.quiet}>{quietText(line, numberOf)}</span>
              </span>
              <span className={styles.amount}>{lineAmount(intl, line)}</span>
            </UnstyledButton>
            <IconButton
              icon="close"
              size="large"
              disabled={isDisabled}
              label={intl.formatMessage({ id: 'inventoryCount.line.remove' }, { product: name })}
              onClick={() => onRemove(line)}
            />
            <LineNote line={line} isDisabled={isDisabled} {...rest} />
          </li>
        );
      })}
    </ul>
  );
}

function quietText(line: CountLine, numberOf: ProductNumberOf): string | undefined {
  return line.kind === 'product' ? numberOf(line.product) : line.kind === 'other' ? line.gtin : undefined;
}

interface LineNoteProps extends Pick<CountListProps, 'questions' | 'lookUps' | 'onConfirm' | 'onName' | 'onLookUp'> {
  line: CountLine;
  isDisabled: boolean;
}

/** Remark or question about a line. */
function LineNote({ line, questions, lookUps, isDisabled, onConfirm, onName, onLookUp }: LineNoteProps) {
  const intl = useIntl();
  if (line.kind === 'other') {
    return (
      <p className={styles.note}>
        <FormattedMessage id="inventoryCount.line.other" />
      </p>
    );
  }
  if (line.kind === 'product') {
    const { sku, units } = line.product;
    const last = questions.get(sku);
    const base = units.find(({ ratio }) => ratio === 1);
    return last ? (
      <div className={styles.note}>
        <p className={styles.warning}>
          <FormattedMessage id="inventoryCount.line.far" values={{ last: formatUnits(intl, last, base ?? {}) }} />
        </p>
        <Button tone="quiet" size="small" disabled={isDisabled} onClick={() => onConfirm(sku)}>
          <FormattedMessage id="inventoryCount.line.confirm" />
        </Button>
      </div>
    ) : null;
  }
  const state = line.isUnknown ? 'unknown' : lookUps.get(line.id);
  if (state === undefined) return null;
  return (
    <div className={styles.note}>
      <p className={state === 'unknown' || state === 'failed' ? styles.warning : undefined}>
        <FormattedMessage id={`inventoryCount.line.${state}`} />
      </p>
      {state === 'failed' && (
        <Button tone="quiet" size="small" disabled={isDisabled} onClick={() => onLookUp(line.id)}>
          <FormattedMessage id="feedback.error.retry" />
        </Button>
      )}
      {state === 'unknown' && (
        <Button tone="quiet" size="small" disabled={isDisabled} onClick={() => onName(line.id)}>
          <FormattedMessage id="inventoryCount.name.action" />
        </Button>
      )}
    </div>
  );
}
