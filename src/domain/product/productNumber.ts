import type { Permissions } from '../customer/permissions';

/** The two numbers of a product: its own within the tenant, and the one that it has across all tenants. */
export interface ProductNumbers {
  readonly sku: string;
  readonly crossTenantProductId?: string | undefined;
}

/**
 * A product's number without the leading zeros of merchandise systems: SAP pads to 18 digits, or to 10. Undefined without padding. A
 * parcel's number has more digits after its zeros.
 */
export function unpaddedNumber(text: string): string | undefined {
  return /^0{2,}([1-9]\d{3,9})$/.exec(text)?.[1];
}

/** Selects the displayed number of a product. */
export type ProductNumberOf = (product: ProductNumbers) => string;

/** Shows the sku, regardless of other numbers of the product. */
export const skuOf: ProductNumberOf = ({ sku }) => sku;

/** Shows the number across all tenants where the product has one. */
const crossTenantNumberOf: ProductNumberOf = ({ sku, crossTenantProductId }) => crossTenantProductId || sku;

/**
 * The numbers that a user sees: the cross-tenant ones by the permission should-see-cross-tenant-product-id alone (P§3 Product, P§6
 * number of all tenants).
 */
export function productNumberFor({ displayCrossTenantProductId }: Pick<Permissions, 'displayCrossTenantProductId'>): ProductNumberOf {
  return displayCrossTenantProductId ? crossTenantNumberOf : skuOf;
}
