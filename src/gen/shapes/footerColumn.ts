import type { Shape } from '../../http/shape';
import { link } from './link';

export const footerColumn: Shape = { title: 'text', links: [link] };
