import { FormattedMessage, useIntl } from 'react-intl';
import { useGetSafetyDatasheetAvailability } from '../../gen/product/get-safety-datasheet-availability';
import { InlineError } from '../../kit/feedback/InlineError';
import { Icon } from '../../kit/icon/Icon';
import { DocumentButtons } from '../../connected/file/DocumentButtons';
import { datasheetOptions } from '../../queries/productDetails';
import { isNotFound } from '../../queries/notFound';
import type { ShopContext } from '../../queries/shopContext';
import styles from './ProductDocuments.module.css';

interface ProductDocumentsProps {
  context: ShopContext;
  sku: string;
  productName: string;
}

/** A product's documents as PDF; the safety data sheet only where there is one (P§3). */
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
