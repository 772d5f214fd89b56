import { FormattedMessage, useIntl } from 'react-intl';
import { maxEventNameLength } from '#domain/allergens/dietGuard.ts';
import { Button } from '#kit/action/Button.tsx';
import { IconButton } from '#kit/action/IconButton.tsx';
import { NumberField } from '#kit/field/NumberField.tsx';
import { TextField } from '#kit/field/TextField.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import { maxPlanned, type Dish } from '../rules/guestScale';
import styles from './planList.module.css';
import { dishText } from './planTexts';

interface DishListProps {
  dishes: readonly Dish[];
  /** Called with a change of a dish. */
  onChange(id: string, change: Partial<Pick<Dish, 'name' | 'share'>>): void;
  onAdd(): void;
  onRemove(id: string): void;
}

/** Dishes of a menu, each with the share of the guests who take it. Lines are put into a dish at their rows. */
export function DishList({ dishes, onChange, onAdd, onRemove }: DishListProps) {
  const intl = useIntl();
  return (
    <section className={styles.list}>
      <SectionHeading level={2} look="part">
        <FormattedMessage id="templateGuests.dishes" />
      </SectionHeading>
      <p className={styles.text}>
        <FormattedMessage id="templateGuests.dishes.text" />
      </p>
      {dishes.map((dish) => {
        const { id, name, share, skus } = dish;
        const label = dishText(intl, dish);
        return (
          <fieldset key={id} className={styles.entry} aria-label={label} data-dish={id}>
            <TextField
              label={intl.formatMessage({ id: 'templateGuests.dishes.name' })}
              value={name}
              maxLength={maxEventNameLength}
              hint={intl.formatMessage({ id: 'templateGuests.dishes.lines' }, { count: skus.length })}
              onChange={(next) => onChange(id, { name: next })}
            />
            <ShareField share={share} onChange={(next) => onChange(id, { share: next })} />
            <IconButton
              icon="close"
              tone="danger"
              label={intl.formatMessage({ id: 'templateGuests.dishes.remove' }, { dish: label })}
              onClick={() => onRemove(id)}
            />
          </fieldset>
        );
      })}
      <div data-plan="dishes">
        <Button size="small" isInForm disabled={dishes.length >= maxPlanned} onClick={onAdd}>
          <FormattedMessage id="templateGuests.dishes.add" />
        </Button>
      </div>
    </section>
  );
}

/** A share of the guests in percent. While the field is empty the last one counts; on blur it is there again. */
function ShareField({ share, onChange }: { share: number; onChange(share: number): void }) {
  const intl = useIntl();
  return (
    <NumberField
      label={intl.formatMessage({ id: 'templateGuests.dishes.share' })}
      value={share}
      min={1}
      max={100}
      step={5}
      isWhole
      onChange={(next) => next !== undefined && onChange(next)}
    />
  );
}
