import type { Shape } from '../../http/shape';

export const essencePeriod: Shape = { showEssenceForDays: 'whole' };
