import type { Shape } from '../../http/shape';

export const shopAvailability: Shape = { status: '~ACTIVE|INACTIVE|AVAILABLE_SOON|REMOVED_FROM_INVENTORY', 'availabilityETA?': 'date' };
