import { FormattedMessage, useIntl } from 'react-intl';
import type { BrokenDiet, GuestEvent } from '../../../domain/dietGuard';
import { Dialog } from '../../../kit/overlay/Dialog';
import styles from './DietQuestionDialog.module.css';
import { brokenText } from '../../../components/allergens/dietTexts';

/** A product with what it breaks. */
export interface BrokenProduct {
  readonly sku: string;
  readonly name: string;
  readonly broken: readonly BrokenDiet[];
  /** What it declares could not be read. */
  readonly isUnread?: boolean;
}

/** What is to go into the cart: nothing, what breaks nothing, or all. */
export type DietAnswer = 'none' | 'rest' | 'all';

interface DietQuestionDialogProps {
  event: Pick<GuestEvent, 'name'>;
  products: readonly BrokenProduct[];
  /** Lines that break nothing and are added as well. */
  others: number;
  onAnswer(answer: DietAnswer): void;
}

const focusNow = (button: HTMLButtonElement | null) => button?.focus();

/** Asks before products go into the cart that guests of the event can't eat, or of which nobody says whether they can. */
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
      // What harms nobody is the main answer, however much would be added with the other.
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
