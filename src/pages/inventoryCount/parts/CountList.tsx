import { FormattedMessage, useIntl } from 'react-intl';
import type { CountLine } from '../../../domain/inventoryCount';
import type { Decimal } from '../../../domain/money';
import type { ProductNumberOf } from '../../../domain/productNumber';
import { formatUnits } from '../../../i18n/unitName';
import { Button } from '../../../kit/action/Button';
import { IconButton } from '../../../kit/action/IconButton';
import { UnstyledButton } from '../../../kit/action/UnstyledButton';
import { lineAmount, lineName } from './lineText';
import { useProductNumber } from '../../../components/product/productNumber';
import styles from './CountList.module.css';

/** How far the look-up of a barcode is. */
export type LookUpState = 'looking' | 'waiting' | 'failed';

interface CountListProps {
  /** The one counted last first. */
  lines: readonly CountLine[];
  /** Id of the line that is being counted. */
  activeId: string | undefined;
  /** Products whose total is far from the last count's, with what that had, in storage units. */
  questions: ReadonlyMap<string, Decimal>;
  /** How far the look-up of barcodes is, by line. */
  lookUps: ReadonlyMap<string, LookUpState>;
  /** Nothing can be changed, because it is being sent. */
  isDisabled?: boolean;
  onOpen(id: string): void;
  onRemove(line: CountLine): void;
  /** What was counted of a product is right. */
  onConfirm(sku: string): void;
  /** The barcode of a line is to be named. */
  onName(id: string): void;
  /** The look-up of a line's barcode is to be tried again. */
  onLookUp(id: string): void;
}

/** What was counted so far. A press on a line counts on. */
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

/** What there is to be said or asked about a line. */
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
