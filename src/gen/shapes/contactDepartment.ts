import type { Shape } from '../../http/shape';
import { contactMember } from './contactMember';

export const contactDepartment: Shape = { name: 'text', members: [contactMember] };
