import type { Shape } from '../../http/shape';
import { pageInfo } from './pageInfo';
import { receiptEntry } from './receiptEntry';

export const receiptPage: Shape = { page: pageInfo, 'documents!': [receiptEntry] };
