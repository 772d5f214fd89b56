import type { Shape } from '../../http/shape';
import { nutrient } from './nutrient';
import { nutrientGroup } from './nutrientGroup';

export const nutrientTable: Shape = { header: 'text', 'energyInKcal?': 'number', 'energyInKj?': 'number', 'energyPercentOfReferenceIntake?': 'number', nutrientGroups: [nutrientGroup], vitaminsAndMinerals: [nutrient] };
