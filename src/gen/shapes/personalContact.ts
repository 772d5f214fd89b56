import type { Shape } from '../../http/shape';

export const personalContact: Shape = { 'thumbnailUrl?': 'text', fullName: 'text', 'telephoneNumber?': 'text', 'email?': 'text' };
