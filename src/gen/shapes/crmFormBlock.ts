import type { Shape } from '../../http/shape';
import { crmInterest } from './crmInterest';
import { richText } from './richText';

export const crmFormBlock: Shape = { component: 'text', uid: 'text', 'title?': 'text', 'text?': richText, interests: [crmInterest] };
