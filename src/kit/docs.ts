/** Parameters for stories of dialogs, sheets and menus: in the docs each gets its own frame, so they don't overlap the page. */
export const inOwnWindow = { story: { inline: false, height: '640px' } } as const;
