import type { IntlShape } from 'react-intl';
import type { OverviewRow } from '../../domain/allergenOverview';
import type { MessageKey } from '../../i18n/messageKey';

/** What is said of a row in the place of its statements. */
export const insteadText: Readonly<Record<Exclude<OverviewRow['state'], 'known'>, MessageKey>> = {
  loading: 'allergens.instead.loading',
  failed: 'allergens.instead.failed',
  unknown: 'allergens.instead.unknown',
  outside: 'allergens.instead.outside',
};

/** Heading of the group that a row stands in. */
export function groupText({ state, category }: OverviewRow, intl: IntlShape): string {
  if (state !== 'known') return intl.formatMessage({ id: 'allergens.category.unknown' });
  return category ?? intl.formatMessage({ id: 'allergens.category.none' });
}
