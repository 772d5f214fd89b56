import type { Shape } from '../../http/shape';

export const unit: Shape = { name: 'text', abbreviation: 'text', ratio: 'number', isDefault: 'flag', isVisible: 'flag', isStorageUnit: 'flag', 'gtins?': ['text'] };
