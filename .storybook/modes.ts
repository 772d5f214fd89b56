/** Named combinations of toolbar values that Chromatic shoots; the same two contrasting tenants as `npm run visual`. */
export const contrastingModes = {
  'AL light': { tenant: 'AL', mode: 'light' },
  'GM light': { tenant: 'GM', mode: 'light' },
  'AL dark': { tenant: 'AL', mode: 'dark' },
} as const;
