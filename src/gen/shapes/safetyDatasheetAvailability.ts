import type { Shape } from '../../http/shape';

export const safetyDatasheetAvailability: Shape = { safetyDatasheetAvailable: 'flag' };
