declare module 'virtual:part-facts' {
  /** Facts from the code of each part, by the title of its stories. */
  const facts: Readonly<Record<string, import('./partFacts').PartFacts>>;
  export default facts;
}

declare module 'virtual:picture-history' {
  /** Changed pictures by date. */
  const history: import('./pictureHistory').PictureHistory;
  export default history;
}

declare module 'virtual:symbol-letters' {
  /** Outlines of the letters that a symbol can have, by face and letter. */
  const letters: Readonly<Record<import('#themes/faces.ts').FaceName, Readonly<Record<string, string>>>>;
  export default letters;
}
