import type { Shape } from '../../http/shape';

export const orderRejectedItem: Shape = { sku: 'text', name: 'text', reason: '~REMOVED_FROM_INVENTORY|INACTIVE|AVAILABLE_SOON|RESTRICTED|UNIT_NOT_SOLD' };
