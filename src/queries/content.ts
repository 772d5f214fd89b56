import { queryOptions } from '@tanstack/react-query';
import { getGetCustomTenantFooterQueryOptions } from '../gen/cms/get-custom-tenant-footer';
import { getGetFooterQueryOptions } from '../gen/cms/get-footer';
import { getGetHeaderQueryOptions } from '../gen/cms/get-header';

/** Links and notices of the page header. The shop works without them, so a failure is only logged. */
export const headerOptions = () => queryOptions({ ...getGetHeaderQueryOptions() });

/** Links of the page footer. */
export const footerOptions = () => queryOptions({ ...getGetFooterQueryOptions() });

/** The tenant's own content above the footer. */
export const customFooterOptions = () => queryOptions({ ...getGetCustomTenantFooterQueryOptions() });
