import type { Shape } from '../../http/shape';
import { nutrientTable } from './nutrientTable';

export const nutrientTables: Shape = { 'per100g?': nutrientTable, 'perPortion?': nutrientTable };
