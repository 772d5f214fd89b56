import { FormattedMessage, useIntl } from 'react-intl';
import type { BrokenDiet, GuestEvent } from '#domain/allergens/dietGuard.ts';
import { Dialog } from '#kit/overlay/Dialog.tsx';
import styles from './DietQuestionDialog.module.css';
import { brokenText } from '#components/allergens/dietTexts.ts';

/** A product with the diets that it breaks. */
export interface BrokenProduct {
  readonly sku: string;
  readonly name: string;
  readonly broken: readonly BrokenDiet[];
  /** Its declaration could not be read. */
  readonly isUnread?: boolean;
}

/** The items to add: none, the compliant ones, or all. */
export type DietAnswer = 'none' | 'rest' | 'all';

interface DietQuestionDialogProps {
  event: Pick<GuestEvent, 'name'>;
  products: readonly BrokenProduct[];
  /** Lines that break nothing and are added as well. */
  others: number;
  onAnswer(answer: DietAnswer): void;
}

const focusNow = (button: HTMLButtonElement | null) => button?.focus();

/** Asks before adding products that guests of the event can't eat, or may not be able to eat. */
export function DietQuestionDialog({ event, products, others, onAnswer }: DietQuestionDialogProps) {
  const intl = useIntl();
  const none = { label: <FormattedMessage id="dietGuard.question.none" />, onClick: () => onAnswer('none'), ref: focusNow } as const;
  const all = {
    label: <FormattedMessage id="dietGuard.question.all" values={{ count: others }} />,
    tone: 'quiet',
    onClick: () => onAnswer('all'),
  } as const;
  const rest = {
    label: <FormattedMessage id="dietGuard.question.rest" values={{ count: others }} />,
    tone: 'primary',
    onClick: () => onAnswer('rest'),
  } as const;
  return (
    <Dialog
      isOpen
      title={<FormattedMessage id="dietGuard.question" values={{ event: event.name, count: products.length }} />}
      // Adding the compliant items is the primary action, regardless of the number of the others.
      actions={others > 0 ? [none, all, rest] : [all, { ...none, tone: 'primary' }]}
      onClose={() => onAnswer('none')}
    >
      <ul className={styles.products}>
        {products.map(({ sku, name, broken, isUnread }) => (
          <li key={sku}>
            <strong>{name}</strong>
            <ul className={styles.broken}>
              {broken.map((one) => (
                <li key={one.diet.column}>{brokenText(one, intl, isUnread)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
