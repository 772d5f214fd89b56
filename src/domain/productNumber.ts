import type { Permissions } from './permissions';

/** The two numbers of a product: its own within the tenant, and the one that it has across all tenants. */
export interface ProductNumbers {
  readonly sku: string;
  readonly crossTenantProductId?: string | undefined;
}

/**
 * A product's number without the zeros that merchandise systems fill it up with: SAP to 18 digits, or to 10. Undefined for what isn't
 * filled up. A number of a parcel has more digits behind its zeros.
 */
export function unpaddedNumber(text: string): string | undefined {
  return /^0{2,}([1-9]\d{3,9})$/.exec(text)?.[1];
}

/** Which of a product's numbers people see. */
export type ProductNumberOf = (product: ProductNumbers) => string;

/** Shows the sku, whatever other number a product has. */
export const skuOf: ProductNumberOf = ({ sku }) => sku;

/** Shows the number across all tenants where the product has one. */
const crossTenantNumberOf: ProductNumberOf = ({ sku, crossTenantProductId }) => crossTenantProductId || sku;

/** The numbers that a user sees: the cross-tenant ones by the permission should-see-cross-tenant-product-id alone (P§3 Product, P§6). */
export function productNumberFor({ displayCrossTenantProductId }: Pick<Permissions, 'displayCrossTenantProductId'>): ProductNumberOf {
  return displayCrossTenantProductId ? crossTenantNumberOf : skuOf;
}
