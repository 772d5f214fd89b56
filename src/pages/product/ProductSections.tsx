import { type UseQueryResult } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFindSuppliers } from '#gen/product/find-suppliers.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { AllergenTable } from './parts/AllergenTable';
import { FactList, type ProductFact } from './parts/FactList';
import { NutrientTables } from './parts/NutrientTables';
import { OriginList } from './parts/OriginList';
import { TextSection } from './parts/TextSection';
import { WineFactList } from './parts/WineFactList';
import { allergenNote } from '#domain/allergens/allergens.ts';
import type { Product } from '#domain/product/product.ts';
import type { ProductDetails } from '#domain/product/productDetails.ts';
import { formatMeasure } from '#i18n/measure.ts';
import { formatUnits, unitLabel } from '#i18n/unitName.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { ProductDocuments } from './ProductDocuments';

interface ProductSectionsProps {
  context: ShopContext;
  product: Product;
  details: UseQueryResult<ProductDetails>;
}

/** All texts about a product (P§3 "Product detail"). Empty sections are omitted, but never allergens. */
export function ProductSections({ context, product, details }: ProductSectionsProps) {
  const { data } = details;
  const tables = [data?.nutrientsPer100g, data?.nutrientsPerPortion].filter((table) => table !== undefined);
  return (
    <>
      {details.error && !data && (
        <InlineError error={details.error} onRetry={() => void details.refetch()} isRetrying={details.isFetching}>
          <FormattedMessage id="product.details.failed" />
        </InlineError>
      )}
      {data && data.wineFacts.length > 0 && (
        <TextSection title={<FormattedMessage id="product.section.wine" />}>
          <WineFactList facts={data.wineFacts} />
        </TextSection>
      )}
      <TextSection title={<FormattedMessage id="product.section.allergens" />}>
        <AllergenTable table={product.allergens} noteOf={data && ((allergen) => allergenNote(data.allergenNotes, allergen))} />
      </TextSection>
      {data
        ? tables.length > 0 && (
            <TextSection title={<FormattedMessage id="product.section.nutrients" />}>
              <NutrientTables tables={tables} />
            </TextSection>
          )
        : !details.error && (
            <TextSection title={<FormattedMessage id="product.section.nutrients" />}>
              <Skeleton width="min(100%, 720px)" height={240} shape="tile" />
            </TextSection>
          )}
      {data && data.ingredientOrigins.length > 0 && (
        <TextSection title={<FormattedMessage id="product.section.origins" />}>
          <OriginList origins={data.ingredientOrigins} />
        </TextSection>
      )}
      <MoreFacts context={context} product={product} details={data} />
      <TextSection title={<FormattedMessage id="product.section.documents" />}>
        <ProductDocuments context={context} sku={product.sku} productName={product.name} />
      </TextSection>
    </>
  );
}

function MoreFacts({ context, product, details }: { context: ShopContext; product: Product; details: ProductDetails | undefined }) {
  const intl = useIntl();
  const { supplierId } = product;
  const { data: suppliers = [] } = useFindSuppliers(
    context.tenant,
    { supplierIds: supplierId === undefined ? [] : [supplierId] },
    { query: { enabled: supplierId !== undefined } },
  );
  const units = product.units.map((unit) =>
    unit.ratio === 1 ? unitLabel(intl, unit) : `${unitLabel(intl, unit)} (${formatUnits(intl, unit.ratio, product.storageUnit)})`,
  );
  const gtins = product.units.flatMap((unit) => unit.gtins.map((code) => `${code} (${unitLabel(intl, unit)})`));
  const facts: (Omit<ProductFact, 'value'> & { value: ProductFact['value'] | undefined })[] = [
    {
      key: 'regulatedDescription',
      name: <FormattedMessage id="product.fact.regulatedDescription" />,
      value: details?.regulatedDescription,
    },
    { key: 'consumerInformation', name: <FormattedMessage id="product.fact.consumerInformation" />, value: details?.consumerInformation },
    { key: 'storageNote', name: <FormattedMessage id="product.fact.storageNote" />, value: product.storageNote },
    { key: 'usageNote', name: <FormattedMessage id="product.fact.usageNote" />, value: details?.usageNote },
    {
      key: 'packaging',
      name: <FormattedMessage id="product.fact.packaging" />,
      value: details && <FormattedMessage id={`product.packaging.${details.packaging}`} />,
    },
    {
      key: 'alcohol',
      name: <FormattedMessage id="product.fact.alcohol" />,
      value: product.alcohol === undefined ? undefined : formatMeasure(product.alcohol, '% vol', intl.locale),
    },
    {
      key: 'labels',
      name: <FormattedMessage id="product.fact.labels" />,
      value: product.labels.length > 0 ? product.labels.join(', ') : undefined,
    },
    { key: 'units', name: <FormattedMessage id="product.fact.units" />, value: units.join(', ') },
    { key: 'gtin', name: <FormattedMessage id="productPage.fact.gtin" />, value: gtins.length > 0 ? gtins.join(', ') : undefined },
    { key: 'supplier', name: <FormattedMessage id="product.fact.supplier" />, value: suppliers[0]?.supplierName },
  ];
  return (
    <TextSection title={<FormattedMessage id="product.section.facts" />}>
      <FactList facts={facts.filter(({ value }) => value !== undefined && value !== '').map((fact) => ({ ...fact, value: fact.value }))} />
    </TextSection>
  );
}
