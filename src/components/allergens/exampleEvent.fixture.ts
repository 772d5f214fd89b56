import type { GuestEvent } from '#domain/allergens/dietGuard.ts';

/** A wedding with a milk allergy, an intolerance and some vegans. */
export const eventExample: GuestEvent = {
  name: 'Hochzeit Huber',
  day: '2026-12-12',
  guests: 80,
  diets: [
    { column: 'GLUTEN', level: 'intolerance', guests: 2 },
    { column: 'MILK', level: 'allergy', guests: 1 },
    { column: 'VEGAN', level: 'preference', guests: 6 },
  ],
};
