import type { Shape } from '../../http/shape';
import { footerColumn } from './footerColumn';
import { link } from './link';

export const footer: Shape = { columns: [footerColumn], legalLinks: [link], 'socialLinks?': [link], 'copyright?': 'text' };
