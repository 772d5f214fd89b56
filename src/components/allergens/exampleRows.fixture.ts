import { allergenKeys } from '#domain/allergens/allergens.ts';
import { overviewColumns, type OverviewColumn, type OverviewRow, type Statement } from '#domain/allergens/allergenOverview.ts';

const allergens: readonly OverviewColumn[] = allergenKeys;

function statements(allergen: Statement, others: Partial<Record<OverviewColumn, Statement>> = {}): OverviewRow['statements'] {
  return Object.fromEntries(
    overviewColumns.map((column) => [column, others[column] ?? (allergens.includes(column) ? allergen : 'undeclared')]),
  ) as Record<OverviewColumn, Statement>;
}

const row = (sku: string, name: string, category: string | undefined, said: OverviewRow['statements']): OverviewRow => ({
  key: `sku ${sku}`,
  sku,
  numbers: { sku },
  name,
  category,
  state: 'known',
  statements: said,
});

/** Rows of every kind: contained, traces, absent, not declared, diets, and each reason for which nothing is known. */
export const exampleOverview: readonly OverviewRow[] = [
  row(
    '104811',
    'Bio-Bauernbrot mit Sonnenblumenkernen',
    'Brot und Gebäck',
    statements('absent', { GLUTEN: 'contained', SESAME: 'traces', VEGAN: 'suited', VEGETARIAN: 'suited', GLUTEN_FREE: 'unsuited' }),
  ),
  row('104711', 'Bergkäse 6 Monate gereift, Laib', 'Käse', statements('absent', { MILK: 'contained', VEGAN: 'unsuited' })),
  row('104900', 'Jasminreis', 'Reis und Getreide', statements('absent', { VEGAN: 'suited', VEGETARIAN: 'suited', GLUTEN_FREE: 'suited' })),
  row('105003', 'Grillwürzmischung', undefined, statements('undeclared', { CELERY: 'contained', MUSTARD: 'contained' })),
  row('105005', 'Dörrzwetschken', undefined, statements('undeclared')),
  {
    key: 'sku 9',
    sku: '9',
    numbers: { sku: '9' },
    name: undefined,
    category: undefined,
    state: 'loading',
    statements: statements('undeclared'),
  },
  {
    key: 'sku 10',
    sku: '10',
    numbers: { sku: '10' },
    name: 'Apfelsaft naturtrüb',
    category: undefined,
    state: 'failed',
    statements: statements('undeclared'),
  },
  {
    key: 'sku 11',
    sku: '11',
    numbers: { sku: '11' },
    name: 'Birnenmost',
    category: undefined,
    state: 'unknown',
    statements: statements('undeclared'),
  },
  {
    key: 'outside 0',
    sku: undefined,
    numbers: undefined,
    name: 'Leihgeschirr',
    category: undefined,
    state: 'outside',
    statements: statements('undeclared'),
  },
  { ...row('105004', 'Küchenrolle', 'Papierhygiene', statements('undeclared')), state: 'noFood' },
];
