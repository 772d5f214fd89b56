/** How a file that the server makes is read: by `fetchQuery`, when it is wanted; the screen that asked says of a failure. */
export const fileRead = {
  // Without a network it fails and says so, instead of keeping somebody waiting until one is back.
  networkMode: 'always',
  // A file is made again and may take half a minute; with a second try nobody would hear for a minute that there is none.
  retry: false,
} as const;
