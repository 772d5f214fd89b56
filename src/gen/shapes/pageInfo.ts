import type { Shape } from '../../http/shape';

export const pageInfo: Shape = { totalElements: 'whole', totalPages: 'whole', number: 'whole', size: 'whole' };
