import type { Shape } from '../../http/shape';
import { formDefinition } from './formDefinition';
import { pageMeta } from './pageMeta';
import { richText } from './richText';

export const jobPage: Shape = { path: 'text', 'meta?': pageMeta, title: 'text', 'employmentType?': 'text', 'workLocation?': 'text', 'entryDate?': 'date', active: 'flag', 'contactEmail?': 'text', 'description?': richText, 'pdfLink?': 'text', 'applicationForm?': formDefinition };
