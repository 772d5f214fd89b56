import { FormattedMessage, useIntl } from 'react-intl';
import { addDays, dayOfMoment, type LocalDate } from '#domain/text/calendar.ts';
import type { JournalDay, JournalEntry, JournalKind, JournalQuantity } from '#domain/cart/cartJournal.ts';
import type { Product } from '#domain/product/product.ts';
import { unitOf } from '#domain/product/unit.ts';
import { formatAgo } from '#i18n/ago.ts';
import { formatLongDay, formatMoment, formatTime } from '#i18n/format.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { Button } from '#kit/action/Button.tsx';
import { VisuallyHidden } from '#kit/feedback/VisuallyHidden.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './JournalList.module.css';

/** Known data of a product: its name, and its units' names. */
export type JournalProduct = Pick<Product, 'name' | 'allUnits'>;

interface JournalListProps {
  /** Newest day first. */
  days: readonly JournalDay[];
  /** Known products by sku; the others are shown by their number. */
  products: ReadonlyMap<string, JournalProduct>;
  /** Reference time for "vor 5 Minuten". */
  now: Date;
  /** Number of older changes; above 0 a button offers them. */
  olderCount: number;
  hrefOf(sku: string): string;
  /** Called to show older changes. */
  onOlder(): void;
  /** Called when a link was followed. */
  onFollow(): void;
}

const sentences: Record<JournalKind, MessageKey> = {
  added: 'journal.entry.added',
  changed: 'journal.entry.changed',
  removed: 'journal.entry.removed',
  cleared: 'journal.entry.cleared',
  submitted: 'journal.entry.submitted',
  other: 'journal.entry.other',
};

/** Journal of the cart by day: when, what, by whom, amount before and after. The user's own changes have a coloured edge. */
export function JournalList({ days, products, now, olderCount, hrefOf, onOlder, onFollow }: JournalListProps) {
  return (
    <>
      {days.map(({ day, entries }) => (
        <section key={day} aria-labelledby={headingId(day)}>
          <SectionHeading level={3} look="group" id={headingId(day)} className={styles.day}>
            <DayName day={day} today={dayOfMoment(now)} />
          </SectionHeading>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <Entry
                key={entry.key}
                entry={entry}
                product={entry.sku === undefined ? undefined : products.get(entry.sku)}
                now={now}
                hrefOf={hrefOf}
                onFollow={onFollow}
              />
            ))}
          </ul>
        </section>
      ))}
      {olderCount > 0 && (
        <div className={styles.older}>
          <Button onClick={onOlder}>
            <FormattedMessage id="journal.older" values={{ count: olderCount }} />
          </Button>
        </div>
      )}
    </>
  );
}

function DayName({ day, today }: { day: LocalDate; today: LocalDate }) {
  const { locale } = useIntl();
  if (day === today) return <FormattedMessage id="journal.today" />;
  if (day === addDays(today, -1)) return <FormattedMessage id="journal.yesterday" />;
  return formatLongDay(day, locale);
}

interface EntryProps {
  entry: JournalEntry;
  product: JournalProduct | undefined;
  now: Date;
  hrefOf(sku: string): string;
  onFollow(): void;
}

function Entry({ entry, product, now, hrefOf, onFollow }: EntryProps) {
  const intl = useIntl();
  const { kind, actor, at, sku } = entry;
  return (
    <li className={`${styles.entry} ${actor.kind === 'self' ? styles.own : ''}`}>
      <time className={styles.time} dateTime={at.toISOString()} title={formatMoment(at, intl.locale)}>
        {formatTime(at, intl.locale)}
      </time>
      <div className={styles.what}>
        {sku === undefined ? (
          <p className={styles.subject}>
            <FormattedMessage id={kind === 'submitted' ? 'journal.subject.order' : 'journal.subject.cart'} />
          </p>
        ) : (
          <AppLink href={hrefOf(sku)} className={styles.subject} onClick={onFollow}>
            {product?.name ?? (
              <span>
                <FormattedMessage id="journal.product.unknown" values={{ sku }} />
              </span>
            )}
          </AppLink>
        )}
        <p className={styles.who}>
          <span>
            <FormattedMessage id={sentences[kind]} values={{ who: actor.kind, name: actor.kind === 'named' ? actor.name : '' }} />
          </span>
          <span className={styles.ago}>{formatAgo(at, now, intl.locale)}</span>
        </p>
      </div>
      <Quantities entry={entry} product={product} />
    </li>
  );
}

function Quantities({ entry: { kind, before, after }, product }: Pick<EntryProps, 'entry' | 'product'>) {
  const intl = useIntl();
  const text = ({ amount, unitAbbreviation }: JournalQuantity) => {
    const unit =
      unitAbbreviation === undefined ? {} : ((product && unitOf(product.allUnits, unitAbbreviation)) ?? { abbreviation: unitAbbreviation });
    return formatUnits(intl, amount, unit);
  };
  if (kind === 'removed') {
    return (
      before && (
        <p className={styles.quantity}>
          <s aria-hidden="true" className={styles.before}>
            {text(before)}
          </s>
          <VisuallyHidden>
            <FormattedMessage id="journal.quantity.before" values={{ quantity: text(before) }} />
          </VisuallyHidden>
        </p>
      )
    );
  }
  if (!after) return null;
  if (kind !== 'changed' || !before) return <p className={styles.quantity}>{text(after)}</p>;
  return (
    <p className={styles.quantity}>
      <span aria-hidden="true">
        <span className={styles.before}>{text(before)}</span>
        <span className={styles.after}>{text(after)}</span>
      </span>
      <VisuallyHidden>
        <FormattedMessage id="journal.quantity.changed" values={{ before: text(before), after: text(after) }} />
      </VisuallyHidden>
    </p>
  );
}

function headingId(day: LocalDate): string {
  return `journal-${day}`;
}
