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
