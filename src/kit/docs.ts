/**
 * For stories of what opens over the page, a dialog, a sheet or a menu: in the docs each stands in a window of its own, instead of all of
 * them together over the docs.
 */
export const inOwnWindow = { story: { inline: false, height: '640px' } } as const;
