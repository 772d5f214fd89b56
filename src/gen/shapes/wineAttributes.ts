import type { Shape } from '../../http/shape';

export const wineAttributes: Shape = { 'category?': 'text', 'vintage?': 'text', 'country?': 'text', 'region?': 'text', 'winery?': 'text', 'appellation?': 'text', 'typeOfGrape?': 'text', 'character?': 'text', 'rating?': 'text', 'sensoricDescription?': 'text', 'mealRecommendation?': 'text', 'seal?': 'text', 'typeOfGrapeCuvee?': ['text'], 'residualsugar?': 'text', 'residualsugarValue?': 'number', 'acidity?': 'number', 'glass?': 'text', 'maturity?': 'text' };
