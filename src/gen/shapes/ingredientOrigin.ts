import type { Shape } from '../../http/shape';

export const ingredientOrigin: Shape = { ingredient: '~EGG|MILK|MEAT|UNKNOWN', 'pimKeyOfIngredient?': 'text', 'countryOfOrigin?': 'text', 'regionOfOrigin?': 'text', 'additionalInformation?': 'text' };
