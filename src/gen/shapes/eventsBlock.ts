import type { Shape } from '../../http/shape';
import { eventEntry } from './eventEntry';

export const eventsBlock: Shape = { component: 'text', uid: 'text', 'title?': 'text', events: [eventEntry] };
