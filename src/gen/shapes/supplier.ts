import type { Shape } from '../../http/shape';

export const supplier: Shape = { supplierId: 'text', supplierName: 'text' };
