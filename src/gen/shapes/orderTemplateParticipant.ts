import type { Shape } from '../../http/shape';

export const orderTemplateParticipant: Shape = { userId: 'text', username: 'text', 'email?': 'text', 'displayedName?': 'text', 'locale?': 'text' };
