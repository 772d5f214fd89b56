import { FormattedMessage, useIntl } from 'react-intl';
import { useGetSafetyDatasheetAvailability } from '#gen/product/get-safety-datasheet-availability.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { DocumentButtons } from '#connected/file/DocumentButtons.tsx';
import { datasheetOptions } from '#queries/productDetails.ts';
import { isNotFound } from '#queries/notFound.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import styles from './ProductDocuments.module.css';

interface ProductDocumentsProps {
  context: ShopContext;
  sku: string;
  productName: string;
}

/** A product's documents as PDF; the safety data sheet only if there is one (P§3 "Product detail"). */
export function ProductDocuments(props: ProductDocumentsProps) {
  const { data: hasSafetySheet = false } = useGetSafetyDatasheetAvailability(props.context.tenant, props.sku, {
    query: { select: ({ safetyDatasheetAvailable }) => safetyDatasheetAvailable },
  });
  return (
    <ul className={styles.documents}>
      <li>
        <ProductDocument {...props} kind="product" />
      </li>
      {hasSafetySheet && (
        <li>
          <ProductDocument {...props} kind="safety" />
        </li>
      )}
    </ul>
  );
}

function ProductDocument({ context, sku, productName, kind }: ProductDocumentsProps & { kind: 'product' | 'safety' }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: kind === 'product' ? 'product.document.datasheet' : 'product.document.safety' });
  return (
    <div className={styles.document}>
      <span className={styles.name}>
        <Icon name="sheet" />
        {name}
      </span>
      <DocumentButtons
        name={name}
        title={`${name}: ${productName}`}
        fileName={intl.formatMessage({ id: `product.document.fileName.${kind}` }, { sku })}
        read={(queryClient) => queryClient.fetchQuery(datasheetOptions(context, sku, kind))}
        failureClass={styles.failure}
        failure={(error, again) =>
          isNotFound(error) ? (
            <InlineError>
              <FormattedMessage id="productPage.document.missing" />
            </InlineError>
          ) : (
            <InlineError error={error} {...again}>
              <FormattedMessage id="productPage.document.failed" values={{ document: name }} />
            </InlineError>
          )
        }
      />
    </div>
  );
}
