import type { Shape } from '../../http/shape';
import { contentImage } from './contentImage';

export const contactMember: Shape = { name: 'text', 'role?': 'text', 'picture?': contentImage, 'email?': 'text', 'phoneNumbers?': ['text'] };
