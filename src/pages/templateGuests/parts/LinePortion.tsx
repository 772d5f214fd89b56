import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { measuredContent, type MeasuredContent } from '#domain/product/content.ts';
import { portionRangeOf } from '#domain/product/portionRange.ts';
import { unitOfLine, type Product } from '#domain/product/product.ts';
import { decimal, roundUp, type Decimal } from '#domain/price/money.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { PlainSelect } from '#kit/field/PlainSelect.tsx';
import { dishOf, ownPortion, templatePortion, type GroupNeed } from '../rules/guestNeed';
import type { Dish, ScaleEvent } from '../rules/guestScale';
import type { ScaledLine } from '../rules/scaledLine';
import { contentText } from './contentText';
import styles from './LinePortion.module.css';
import { dishText, eventText } from './planTexts';
import { PortionInput } from './PortionInput';

/** A content per guest in the measure of the product; undefined to follow the template again. */
type PortionChange = Pick<MeasuredContent, 'measure'> & { readonly quantity: number | undefined };

interface LinePortionProps {
  line: ScaledLine;
  /** Its product, which must be known. */
  product: Product;
  /** All dishes; empty without a menu. */
  dishes: readonly Dish[];
  /** Called with a typed content per guest; `eventId` is undefined if it is for all events. */
  onPortion(sku: string, portion: PortionChange, eventId: string | undefined): void;
  /** Called with the chosen dish; undefined for none. */
  onDish(sku: string, dishId: string | undefined): void;
}

/** Content per guest of a line, with its usual range, its dish, and its share of each event. */
export function LinePortion({ line, product, dishes, onPortion, onDish }: LinePortionProps) {
  const intl = useIntl();
  const { item, scale, need } = line;
  const { productSku: sku } = item;
  const content = measuredContent(product);
  const dish = dishOf(item, dishes);
  return (
    <div className={styles.portion}>
      <div className={styles.line}>
        {content ? (
          <ContentPortion line={line} product={product} content={content} onPortion={onPortion} />
        ) : (
          <span>
            <FormattedMessage id="templateGuests.portion.unknown" />
          </span>
        )}
        {dishes.length > 0 && (
          <span className={styles.dish}>
            <PlainSelect
              size="small"
              label={intl.formatMessage({ id: 'templateGuests.dish.of' }, { product: product.name })}
              value={dish?.id ?? ''}
              options={[
                { value: '', text: intl.formatMessage({ id: 'templateGuests.dish.none' }) },
                ...dishes.map((one) => ({
                  value: one.id,
                  text: intl.formatMessage({ id: 'templateGuests.dish.share' }, { dish: dishText(intl, one), share: one.share }),
                })),
              ]}
              onChange={(next) => onDish(sku, next === '' ? undefined : next)}
            />
          </span>
        )}
      </div>
      {need && scale.events.length > 0 && <EventShares line={line} product={product} groups={need.groups} onPortion={onPortion} />}
    </div>
  );
}

interface ContentPortionProps extends Pick<LinePortionProps, 'line' | 'product' | 'onPortion'> {
  content: MeasuredContent;
}

function ContentPortion({ line: { item, scale }, product, content: { measure }, onPortion }: ContentPortionProps) {
  const intl = useIntl();
  const { productSku: sku } = item;
  const own = ownPortion(item, measuredContent(product), scale);
  const ofTemplate = templatePortion(item, product, scale);
  const portion = own ? decimal(own.quantity) : ofTemplate;
  const range = portionRangeOf(product, measure);
  return (
    <>
      <span aria-hidden="true">
        <FormattedMessage id="templateGuests.portion" />
      </span>
      <PortionInput
        label={intl.formatMessage({ id: 'templateGuests.portion.of' }, { product: product.name })}
        value={own?.quantity}
        measure={measure}
        placeholder={ofTemplate ? contentText(intl, ofTemplate, measure) : measure}
        onChange={(quantity) => onPortion(sku, { quantity, measure }, undefined)}
      />
      {range && (
        <span>
          <FormattedMessage
            id="templateGuests.portion.usual"
            values={{ ...range, place: portion === undefined ? 'within' : placeIn(range, portion) }}
          />
        </span>
      )}
    </>
  );
}

/** Place of a portion in its usual range; "within" includes both ends. */
function placeIn({ min, max }: { readonly min: number; readonly max: number }, portion: Decimal): 'below' | 'within' | 'above' {
  if (portion.lessThan(min)) return 'below';
  return portion.greaterThan(max) ? 'above' : 'within';
}

interface EventSharesProps extends Pick<LinePortionProps, 'line' | 'product' | 'onPortion'> {
  groups: readonly GroupNeed[];
}

/** The line's amount for each event, and on a press an own content per guest for each. */
function EventShares({ line: { item, scale, result }, product, groups, onPortion }: EventSharesProps) {
  const intl = useIntl();
  const listId = useId();
  const content = measuredContent(product);
  const ownOf = (event: ScaleEvent) => ownPortion(item, content, event);
  const [isOpen, setOpen] = useState(() => scale.events.some(ownOf));
  const ofAll = ownPortion(item, content, scale);
  const unit = unitOfLine(product, result.unit);
  const usual = ofAll ? decimal(ofAll.quantity) : templatePortion(item, product, scale);
  return (
    <>
      <ul id={listId} className={styles.events}>
        {groups.map(({ event, guests, storage }) => {
          if (!event) return null;
          const name = eventText(intl, event);
          const quantity = content
            ? contentText(intl, storage.times(content.quantity), content.measure)
            : formatUnits(intl, storage.dividedBy(unit.ratio).toDecimalPlaces(2, roundUp), unit);
          return (
            <li key={event.id} className={styles.line}>
              <span>
                <FormattedMessage id="templateGuests.events.share" values={{ event: name, guests, quantity }} />
              </span>
              {isOpen && content && (
                <PortionInput
                  label={intl.formatMessage({ id: 'templateGuests.portion.ofEvent' }, { event: name, product: product.name })}
                  value={ownOf(event)?.quantity}
                  measure={content.measure}
                  placeholder={usual ? contentText(intl, usual, content.measure) : content.measure}
                  onChange={(next) => onPortion(item.productSku, { quantity: next, measure: content.measure }, event.id)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {content && (
        <UnstyledButton
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={intl.formatMessage({ id: 'templateGuests.events.portions.of' }, { product: product.name })}
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage id="templateGuests.events.portions" />
        </UnstyledButton>
      )}
    </>
  );
}
