import { FormattedMessage, useIntl } from 'react-intl';
import type { FilteredRows } from '#domain/allergens/allergenOverview.ts';
import { AppLink } from '#kit/link/AppLink.tsx';
import { heldBackGroups } from './filterTexts';
import styles from './HeldBackList.module.css';
import { hasPage, rowReasonText, useRowNumber } from './rowTexts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';

interface HeldBackListProps {
  filtered: FilteredRows;
  hrefOf(sku: string): string;
}

/** Products that a filter excludes, by name and with the reason, so that a filtered list never looks complete. */
export function HeldBackList({ filtered, hrefOf }: HeldBackListProps) {
  const intl = useIntl();
  const numberOf = useRowNumber();
  const groups = heldBackGroups(filtered);
  if (groups.length === 0) return null;
  return (
    <section className={styles.heldBack}>
      <SectionHeading level={2} className={styles.title}>
        <FormattedMessage id="allergens.heldBack" />
      </SectionHeading>
      {groups.map(({ title, entries }) => (
        <div key={title}>
          <SectionHeading level={3} look="group" className={styles.kind}>
            <FormattedMessage id={title} />
          </SectionHeading>
          <ul className={styles.entries} aria-label={intl.formatMessage({ id: title })}>
            {entries.map((heldBack) => {
              const { key, sku, name } = heldBack.row;
              const number = numberOf(heldBack.row);
              return (
                <li key={key} className={styles.entry}>
                  <span>
                    {hasPage(heldBack.row) && sku !== undefined ? (
                      <AppLink href={hrefOf(sku)}>{name}</AppLink>
                    ) : (
                      <span>{name ?? number}</span>
                    )}
                    <span> </span>
                    {name !== undefined && <span className={styles.number}>{number}</span>}
                  </span>
                  <span>{rowReasonText(heldBack, intl)}</span>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}
