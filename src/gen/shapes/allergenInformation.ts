import type { Shape } from '../../http/shape';

export const allergenInformation: Shape = { allergen: '=GLUTEN|CRAB|EGGS|FISH|PEANUTS|SOY|MILK|EDIBLE_NUT|CELERY|MUSTARD|SESAME|SULFITE|LUPINE|MOLLUSCS', code: '=J|S', displayName: 'text', 'additionalInformation?': 'text' };
