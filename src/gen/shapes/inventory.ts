import type { Shape } from '../../http/shape';

export const inventory: Shape = { id: 'text', customerId: 'text', tenant: 'text', createdBy: 'text', createdAt: 'text', 'inventoryLocation?': 'text', 'comment?': 'text', 'unloadingArea?': 'text', 'externalAddressId?': 'text', numberOfRegularItems: 'whole', numberOfNonWebshopItems: 'whole', 'source?': '~WEB|HANDHELD' };
