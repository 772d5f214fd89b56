import { paths } from '#paths.ts';

/** Part of the home page's address that shows the list of watched products. */
export const restockHash = '#watched';

/** Address of the list of watched products. */
export const listedRestock: string = `${paths.home()}${restockHash}`;

/** Address of the overview of all customers: a view of the customers' screen, so that it costs the first load nothing. */
export const customerOverviewHref = (): string => `${paths.customers()}?view=day`;

/** True if the address of the customers' screen means the overview. */
export const isCustomerOverview = (query: URLSearchParams): boolean => query.get('view') === 'day';
