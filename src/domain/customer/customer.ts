import type { Address, CustomerSummary, ProductRestriction } from '#gen/models/index.ts';
import { limits } from '../text/limits';
import { containsText } from '../text/typedText';

/** The shape of an address, for the screens that show it. */
export type { Address } from '#gen/models/index.ts';

/** A customer as lists show it. */
export type CustomerRow = CustomerSummary;

/** Fields of an address shown in one line. */
export type AddressLine = Pick<Address, 'street' | 'postCode' | 'city'>;

/** Columns of the customer selector, all sortable (P§2 "Customer selector rules"). */
export const customerColumns = ['id', 'name', 'address'] as const;
/** One column of the customer selector. */
export type CustomerColumn = (typeof customerColumns)[number];

/** Sort of the customer selector. */
export interface CustomerSort {
  readonly column: CustomerColumn;
  readonly direction: 'asc' | 'desc';
}

/** Sorted by id, ascending (P§2 customer selector). */
export const defaultCustomerSort: CustomerSort = { column: 'id', direction: 'asc' };

/**
 * An address in one line, "street, postCode city" (P§2 customer selector); parts that are missing are left out with their comma or
 * space, empty without an address.
 */
export function addressLine({ street, postCode, city }: Partial<AddressLine> = {}): string {
  const place = [postCode, city].map(tidy).filter(Boolean).join(' ');
  return [tidy(street), place].filter(Boolean).join(', ');
}

/**
 * The customers in whose id, name or address a text occurs, however the two are written (P§2 customer selector). An empty text filters
 * nothing.
 */
export function filterCustomers<Customer extends CustomerSummary>(customers: readonly Customer[], text: string): Customer[] {
  return customers.filter((customer) => customerColumns.some((column) => containsText(cell(customer, column), text)));
}

/** The customers in an order; equal ones by id. Ids are compared as numbers where they hold digits, so 99 is before 100. */
export function sortCustomers<Customer extends CustomerSummary>(
  customers: readonly Customer[],
  sort: CustomerSort = defaultCustomerSort,
): Customer[] {
  const sign = sort.direction === 'asc' ? 1 : -1;
  return [...customers].sort(
    (a, b) => sign * alphabet.compare(cell(a, sort.column), cell(b, sort.column)) || alphabet.compare(a.customerId, b.customerId),
  );
}

/** True if the selector has a search box: above 5 customers (P§2 customer selector). */
export function needsSearchBox(customerCount: number): boolean {
  return customerCount > limits.customersWithoutSearch;
}

/** Why a customer can't be chosen. */
export interface NotChoosable {
  readonly kind: 'disabled';
  /** The server's own words, in the user's language, where it gives a reason. */
  readonly text: string | undefined;
}

/** Why a customer can be seen but not chosen; undefined when it can. */
export function notChoosableReason(customer: Pick<CustomerSummary, 'disabled' | 'disabledReason'>): NotChoosable | undefined {
  if (!customer.disabled) return undefined;
  return { kind: 'disabled', text: tidy(customer.disabledReason) || undefined };
}

/** True if a customer can be chosen. */
export function isChoosable(customer: Pick<CustomerSummary, 'disabled'>): boolean {
  return !customer.disabled;
}

/** The customer that is chosen without asking: a user's only one (P§2 customer selector), provided that it can be chosen. */
export function onlyCustomer<Customer extends CustomerSummary>(customers: readonly Customer[]): Customer | undefined {
  const [customer, ...others] = customers;
  return customer && others.length === 0 && isChoosable(customer) ? customer : undefined;
}

/** The customer account that tenant and number name (P§1 customer account). */
export function findCustomer<Customer extends CustomerSummary>(
  customers: readonly Customer[],
  account: Pick<CustomerSummary, 'tenant' | 'customerId'>,
): Customer | undefined {
  return customers.find(({ tenant, customerId }) => tenant === account.tenant && customerId === account.customerId);
}

/** A customer's restriction as shown by lists (P§3 Customer); undefined without one. */
export interface Restriction {
  /** Only products on the essence list can be ordered. */
  readonly essenceOnly: boolean;
  /** Some categories can't be found. */
  readonly categoriesLimited: boolean;
  /** The server's own words, in the user's language. */
  readonly text: string | undefined;
}

/** Parses a restriction of the server, whose fields are not settled: fields of another type limit nothing. */
export function restrictionOf(wire: ProductRestriction | undefined): Restriction | undefined {
  const allowed: unknown = wire?.allowedCategoryIds;
  const blocked: unknown = wire?.blockedCategoryIds;
  const message: unknown = wire?.message;
  const essenceOnly = wire?.essenceOnly === true;
  const categoriesLimited = Array.isArray(allowed) || (Array.isArray(blocked) && blocked.length > 0);
  if (!essenceOnly && !categoriesLimited) return undefined;
  return { essenceOnly, categoriesLimited, text: (typeof message === 'string' && tidy(message)) || undefined };
}

const alphabet = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });

function cell(customer: CustomerSummary, column: CustomerColumn): string {
  switch (column) {
    case 'id':
      return customer.customerId;
    case 'name':
      return customer.displayName;
    case 'address':
      return addressLine(customer.customerAddress);
  }
}

// Old records of the merchandise system lack parts that the contract requires.
function tidy(text: string | undefined): string {
  return text?.trim() ?? '';
}
