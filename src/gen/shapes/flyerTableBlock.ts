import type { Shape } from '../../http/shape';
import { flyer } from './flyer';

export const flyerTableBlock: Shape = { component: 'text', uid: 'text', 'title?': 'text', flyers: [flyer] };
