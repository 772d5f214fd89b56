import type { Shape } from '../../http/shape';
import { contactDepartment } from './contactDepartment';
import { pageMeta } from './pageMeta';

export const contactPage: Shape = { meta: pageMeta, departments: [contactDepartment] };
