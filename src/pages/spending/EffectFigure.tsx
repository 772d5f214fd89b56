import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Decimal } from '#domain/price/money.ts';
import { Button } from '#kit/action/Button.tsx';
import { Figure } from './parts/Figure';
import { figureCsv, type FigureColumn } from './parts/figureColumn';
import { spendingChange, splitChange, type ProductEffect } from './rules/priceEffect';
import type { SpentLine } from './rules/spentOrder';
import { saveFigure } from './saveFigure';
import styles from './SpendingPage.module.css';

interface EffectFigureProps {
  before: readonly SpentLine[];
  now: readonly SpentLine[];
  /** Names of both periods. */
  names: { readonly before: string; readonly now: string };
}

/** Products shown before the user asks for all. */
const maxShown = 10;

const parts = ['price', 'quantity', 'added', 'gone'] as const;

interface PartRow {
  readonly key: (typeof parts)[number] | 'change';
  readonly amount: Decimal;
}

/** The change between two periods by price, by amount, by new and by gone products; then by product. */
export function EffectFigure({ before, now, names }: EffectFigureProps) {
  const intl = useIntl();
  const [isWhole, setWhole] = useState(false);
  const split = useMemo(() => splitChange(before, now), [before, now]);
  const rows = parts.map((key): PartRow => ({ key, amount: split[key] }));
  const partName = (key: PartRow['key']) => intl.formatMessage({ id: `spending.effect.${key}` });
  const title = intl.formatMessage({ id: 'spending.effect.title' });
  const productsTitle = intl.formatMessage({ id: 'spending.effect.products' });
  const columns: readonly FigureColumn<PartRow>[] = [
    { key: 'part', kind: 'text', title: intl.formatMessage({ id: 'spending.effect.part' }), cellOf: ({ key }) => partName(key) },
    {
      key: 'amount',
      kind: 'money',
      isMain: true,
      title: intl.formatMessage({ id: 'spending.column.change' }),
      cellOf: ({ amount }) => amount,
    },
  ];
  const productColumns: readonly FigureColumn<ProductEffect>[] = [
    { key: 'name', kind: 'text', title: intl.formatMessage({ id: 'spending.column.product' }), cellOf: ({ name }) => name },
    { key: 'before', kind: 'money', title: names.before, cellOf: (effect) => effect.before },
    { key: 'now', kind: 'money', title: names.now, cellOf: (effect) => effect.now },
    ...parts.map((key) => ({ key, kind: 'money' as const, title: partName(key), cellOf: (effect: ProductEffect) => effect[key] })),
    { key: 'change', kind: 'money', isMain: true, title: intl.formatMessage({ id: 'spending.column.change' }), cellOf: spendingChange },
  ];
  const hidden = split.products.length - maxShown;
  return (
    <>
      <Figure
        title={title}
        text={<FormattedMessage id="spending.effect.text" values={names} />}
        chart={{
          labels: rows.map(({ key }) => partName(key)),
          series: [{ name: title, values: rows.map(({ amount }) => amount) }],
          isHorizontal: true,
        }}
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        sum={{ key: 'change', amount: spendingChange(split) }}
        onSave={(csv) => saveFigure(intl, title, csv)}
      />
      {split.products.length > 0 && (
        <Figure
          title={productsTitle}
          columns={productColumns}
          rows={isWhole ? split.products : split.products.slice(0, maxShown)}
          keyOf={({ sku, before: earlier, gone }) => `${sku}/${earlier.toString()}/${gone.toString()}`}
          onSave={() => saveFigure(intl, productsTitle, figureCsv(productColumns, split.products))}
        >
          {!isWhole && hidden > 0 && (
            <div className={styles.screenOnly}>
              <Button isInForm onClick={() => setWhole(true)}>
                <FormattedMessage id="spending.effect.all" values={{ count: split.products.length }} />
              </Button>
            </div>
          )}
        </Figure>
      )}
    </>
  );
}
