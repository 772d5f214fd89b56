import type { IntlShape } from 'react-intl';
import { allergenKeys } from '#domain/allergens/allergens.ts';
import type { FilteredRows, HeldBackRow, OverviewColumn } from '#domain/allergens/allergenOverview.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { columnText } from './statements';

const allergens: readonly OverviewColumn[] = allergenKeys;

/** Conditions of a filter in words: "ohne Milch, Eier; vegan". */
function conditionsText(wanted: readonly OverviewColumn[], intl: IntlShape): string {
  const namesOf = (columns: readonly OverviewColumn[]) => columns.map((column) => intl.formatMessage({ id: columnText(column) }));
  const without = namesOf(wanted.filter((column) => allergens.includes(column)));
  const diets = namesOf(wanted.filter((column) => !allergens.includes(column)));
  return [
    ...(without.length > 0 ? [intl.formatMessage({ id: 'allergens.filter.without' }, { names: without.join(', ') })] : []),
    ...diets.map((name) => name.toLowerCase()),
  ].join('; ');
}

/** Result of a filter as sentences, the filter's own first; empty without a filter. */
export function filterSentences(
  { shown, refused, unclear, noFood }: FilteredRows,
  wanted: readonly OverviewColumn[],
  total: number,
  intl: IntlShape,
): readonly string[] {
  if (wanted.length === 0) return [];
  const counted: readonly (readonly [MessageKey, number])[] = [
    ['allergens.filter.refused', refused.length],
    ['allergens.filter.unclear', unclear.length],
    ['allergens.filter.noFood', noFood.length],
  ];
  return [
    intl.formatMessage({ id: 'allergens.filter.result' }, { shown: shown.length, total, wanted: conditionsText(wanted, intl) }),
    ...counted.flatMap(([id, count]) => (count > 0 ? [intl.formatMessage({ id }, { count })] : [])),
  ];
}

/** Excluded products by kind of reason; empty kinds are omitted. */
export function heldBackGroups({
  refused,
  unclear,
  noFood,
}: FilteredRows): readonly { readonly title: MessageKey; readonly entries: readonly HeldBackRow[] }[] {
  return [
    { title: 'allergens.heldBack.refused' as const, entries: refused },
    { title: 'allergens.heldBack.unclear' as const, entries: unclear },
    { title: 'allergens.category.noFood' as const, entries: noFood },
  ].filter(({ entries }) => entries.length > 0);
}
