import type { Shape } from '../../http/shape';

export const removedOrderTemplateProduct: Shape = { sku: 'text', 'crossTenantProductId?': 'text', name: 'text', 'thumbnailUrl?': 'text' };
