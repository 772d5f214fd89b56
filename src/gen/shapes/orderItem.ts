import type { Shape } from '../../http/shape';

export const orderItem: Shape = { productSku: 'text', 'displayedProductId?': 'text', 'price?': 'number', 'priceString?': 'text', 'mostAccurateRowTotal?': 'number', 'mostAccurateRowTotalString?': 'text', amount: 'whole', 'baseUnit?': 'text', 'ratio?': 'number', 'unitAbbr?': 'text', 'imagePath?': 'text', 'preOrder?': 'flag', name: 'text', 'alternativeDeliveryDate?': 'date' };
