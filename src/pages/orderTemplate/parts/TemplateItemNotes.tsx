import { FormattedMessage, useIntl } from 'react-intl';
import type { RefusalReason } from '#domain/cart/cartAddition.ts';
import type { ItemEdit } from '../rules/templateEdits';
import type { ItemQuantity } from '#domain/template/templateItems.ts';
import { formatQuantity } from '#i18n/format.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { reasonText } from '#components/cart/refusalText.ts';
import styles from './TemplateItemNotes.module.css';

interface TemplateItemNotesProps {
  sku: string;
  /** Name of the product; undefined if unknown. */
  name?: string | undefined;
  /** Unsaved change; undefined when idle. */
  edit: ItemEdit | undefined;
  /** Amount in the template if it differs from the wanted one. */
  theirs: ItemQuantity | undefined;
  /** Why it can't be added to the cart; undefined if it can. */
  problem: RefusalReason | undefined;
  onChoose(sku: string, wanted: ItemQuantity): void;
  onRetry(sku: string): void;
  onAccept(sku: string): void;
  /** Called to search a substitute; omit to offer none. */
  onSubstitute?: (() => void) | undefined;
}

/** Notes of a template's product: unsaved changes with the reason, and why it can't be added to the cart. */
export function TemplateItemNotes({ sku, name, edit, problem, onChoose, onSubstitute, ...rest }: TemplateItemNotesProps) {
  const intl = useIntl();
  return (
    <>
      {(edit?.state === 'failed' || edit?.state === 'conflict') && <UnsavedNote sku={sku} edit={edit} {...rest} />}
      {problem && (
        <span className={problem.kind === 'belowMinimum' ? styles.warning : styles.error}>
          <span>{reasonText(intl, problem)}</span>
          {(problem.kind === 'notAvailable' || problem.kind === 'noLongerAvailable') && onSubstitute && (
            <UnstyledButton
              className={styles.action}
              aria-label={intl.formatMessage({ id: 'cart.substitute.of' }, { product: name ?? sku })}
              onClick={onSubstitute}
            >
              <FormattedMessage id="cart.substitute" />
            </UnstyledButton>
          )}
          {problem.kind === 'belowMinimum' && (
            <UnstyledButton
              className={styles.action}
              onClick={() => onChoose(sku, { amount: problem.minimum, unit: problem.unit.abbreviation })}
            >
              <FormattedMessage id="orderTemplatePage.item.raise" values={{ quantity: formatQuantity(problem.minimum, intl.locale) }} />
            </UnstyledButton>
          )}
        </span>
      )}
    </>
  );
}

function whatHappened(theirs: ItemQuantity | undefined, person: string | undefined): MessageKey {
  if (person === undefined) return theirs ? 'orderTemplatePage.conflict.isChanged' : 'orderTemplatePage.conflict.isRemoved';
  return theirs ? 'orderTemplatePage.conflict.changed' : 'orderTemplatePage.conflict.removed';
}

type UnsavedNoteProps = Pick<TemplateItemNotesProps, 'sku' | 'theirs' | 'onRetry' | 'onAccept'> & { edit: ItemEdit };

/** An unsaved change: another user's value instead, and the choice between both. */
function UnsavedNote({ sku, edit: { wanted, state, other }, theirs, onRetry, onAccept }: UnsavedNoteProps) {
  const intl = useIntl();
  const words = (quantity: ItemQuantity) => formatUnits(intl, quantity.amount, { abbreviation: quantity.unit });
  if (state === 'conflict')
    return (
      <span role="alert" className={styles.warning}>
        <span>
          <FormattedMessage id={whatHappened(theirs, other)} values={{ person: other, quantity: theirs && words(theirs) }} />
        </span>
        {wanted && (
          <UnstyledButton className={styles.action} onClick={() => onRetry(sku)}>
            <FormattedMessage id="orderTemplatePage.conflict.keepMine" values={{ quantity: words(wanted) }} />
          </UnstyledButton>
        )}
        <UnstyledButton className={styles.action} onClick={() => onAccept(sku)}>
          {theirs ? (
            <FormattedMessage id="orderTemplatePage.conflict.takeTheirs" values={{ quantity: words(theirs) }} />
          ) : (
            <FormattedMessage id="orderTemplatePage.conflict.leaveOut" />
          )}
        </UnstyledButton>
      </span>
    );
  return (
    <span role="alert" className={styles.error}>
      <span>
        {wanted ? <FormattedMessage id="orderTemplatePage.item.notSaved" /> : <FormattedMessage id="orderTemplatePage.item.notRemoved" />}
      </span>
      <UnstyledButton className={styles.action} onClick={() => onRetry(sku)}>
        <FormattedMessage id="feedback.error.retry" />
      </UnstyledButton>
      {wanted && (
        <UnstyledButton className={styles.action} onClick={() => onAccept(sku)}>
          {theirs ? (
            <FormattedMessage id="orderTemplatePage.item.backTo" values={{ quantity: words(theirs) }} />
          ) : (
            <FormattedMessage id="orderTemplatePage.item.giveUp" />
          )}
        </UnstyledButton>
      )}
    </span>
  );
}
