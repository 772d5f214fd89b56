import { FormattedMessage, useIntl } from 'react-intl';
import { allergenKeys } from '#domain/allergens/allergens.ts';
import { overviewColumns, type OverviewColumn, type OverviewRow, type Statement } from '#domain/allergens/allergenOverview.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { AppLink } from '#kit/link/AppLink.tsx';
import { groupsOf } from '#kit/table/groups.ts';
import styles from './AllergenCards.module.css';
import { hasPage, insteadText, underHeadings, useRowNumber } from './rowTexts';
import { columnText, statementSigns } from './statements';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import { Surface } from '#kit/page/Surface.tsx';

interface AllergenCardsProps {
  /** In display order. */
  rows: readonly OverviewRow[];
  hrefOf(sku: string): string;
}

/** Statements of a card, the most dangerous first. Undeclared diets are left out: most products don't declare them. */
const lines: readonly { readonly statement: Statement; readonly title: MessageKey; readonly className: string | undefined }[] = [
  { statement: 'contained', title: 'allergens.cards.contains', className: styles.contained },
  { statement: 'traces', title: 'allergens.cards.traces', className: styles.traces },
  { statement: 'undeclared', title: 'allergens.cards.undeclared', className: undefined },
  { statement: 'unsuited', title: 'allergens.cards.unsuited', className: undefined },
  { statement: 'suited', title: 'allergens.cards.suits', className: styles.suited },
];

const allergens: readonly OverviewColumn[] = allergenKeys;
const columnsSaid = ({ statements }: OverviewRow, statement: Statement) =>
  overviewColumns.filter((column) => statements[column] === statement && (statement !== 'undeclared' || allergens.includes(column)));

/** The matrix for a narrow window: each product with what it contains, may contain and doesn't declare, in words. */
export function AllergenCards({ rows, hrefOf }: AllergenCardsProps) {
  const intl = useIntl();
  const numberOf = useRowNumber();
  const { rows: shown, headingOf, wordOf } = underHeadings(rows, intl);
  return (
    <Surface>
      {groupsOf(shown, headingOf).map(({ heading, entries }) => (
        <section key={heading}>
          <SectionHeading level={2} look="group" className={styles.heading}>
            {heading}
          </SectionHeading>
          <ul className={styles.cards}>
            {entries.map(({ row }) => (
              <li key={row.key} className={styles.card}>
                <div className={styles.name}>
                  {hasPage(row) && row.sku !== undefined ? (
                    <AppLink href={hrefOf(row.sku)} className={styles.link}>
                      {row.name}
                    </AppLink>
                  ) : (
                    <span>{row.name ?? numberOf(row)}</span>
                  )}
                  <span className={styles.number}>
                    {[row.name === undefined ? undefined : numberOf(row), wordOf(row)].filter(Boolean).join(' · ')}
                  </span>
                </div>
                {row.state === 'known' ? (
                  <Said row={row} />
                ) : (
                  <p className={styles.instead}>
                    <FormattedMessage id={insteadText[row.state]} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Surface>
  );
}

function Said({ row }: { row: OverviewRow }) {
  const intl = useIntl();
  const undeclared = columnsSaid(row, 'undeclared');
  const isFreeOfAll = allergens.every((column) => row.statements[column] === 'absent');
  return (
    <>
      {isFreeOfAll && (
        <p className={styles.line}>
          <FormattedMessage id="allergens.cards.nothing" />
        </p>
      )}
      {lines.map(({ statement, title, className }) => {
        const columns = columnsSaid(row, statement);
        if (columns.length === 0) return null;
        const isWhole = statement === 'undeclared' && undeclared.length === allergens.length;
        return (
          <p key={statement} className={`${styles.line} ${className ?? ''}`}>
            <span aria-hidden="true" className={styles.sign}>
              {statementSigns[statement]}
            </span>
            <span>
              {isWhole ? (
                <span>
                  <FormattedMessage id="allergens.cards.undeclaredAll" />
                </span>
              ) : (
                <>
                  <strong>
                    <FormattedMessage id={title} />
                  </strong>{' '}
                  {columns.map((column) => intl.formatMessage({ id: columnText(column) })).join(', ')}
                </>
              )}
            </span>
          </p>
        );
      })}
    </>
  );
}
