import type { Shape } from '../../http/shape';
import { contactDepartment } from './contactDepartment';

export const contactBlock: Shape = { component: 'text', uid: 'text', 'title?': 'text', departments: [contactDepartment] };
