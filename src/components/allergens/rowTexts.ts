import type { IntlShape } from 'react-intl';
import type { HeldBackRow, OverviewRow } from '../../domain/allergenOverview';
import type { MessageKey } from '../../i18n/messageKey';
import { columnText, statementTexts } from './statements';

/** What is said of a row in the place of its statements. */
export const insteadText: Readonly<Record<Exclude<OverviewRow['state'], 'known'>, MessageKey>> = {
  noFood: 'allergens.instead.noFood',
  loading: 'allergens.instead.loading',
  failed: 'allergens.instead.failed',
  unknown: 'allergens.instead.unknown',
  outside: 'allergens.instead.outside',
};

/** Heading of the group that a row stands in. */
export function groupText({ state, category }: OverviewRow, intl: IntlShape): string {
  if (state === 'noFood') return intl.formatMessage({ id: 'allergens.category.noFood' });
  if (state !== 'known') return intl.formatMessage({ id: 'allergens.category.unknown' });
  return category ?? intl.formatMessage({ id: 'allergens.category.none' });
}

/** Whether a row's product has a page. */
export const hasPage = ({ state }: OverviewRow) => state === 'known' || state === 'noFood';

/** Why a filter keeps a row back: "Milch: enthalten, Soja: keine Angabe", or why there is no statement at all. */
export function reasonText({ row, because }: HeldBackRow, intl: IntlShape): string {
  if (row.state !== 'known') return intl.formatMessage({ id: insteadText[row.state] });
  return because
    .map(({ column, statement }) =>
      intl.formatMessage(
        { id: 'allergens.heldBack.because' },
        { column: intl.formatMessage({ id: columnText(column) }), statement: intl.formatMessage({ id: statementTexts[statement] }) },
      ),
    )
    .join(', ');
}
