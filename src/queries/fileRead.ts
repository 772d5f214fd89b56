/** Options of reading a generated file: by `fetchQuery`, on demand; the requesting screen shows an error. */
export const fileRead = {
  // Offline it fails and says so, rather than waiting for the network.
  networkMode: 'always',
  // Generating a file may take half a minute; with a retry the user would wait a minute for the error.
  retry: false,
} as const;
