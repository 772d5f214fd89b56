import type { Shape } from '../../http/shape';

export const fairOrderHistoryRange: Shape = { start: 'date', end: 'date' };
