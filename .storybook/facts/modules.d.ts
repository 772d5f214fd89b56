declare module 'virtual:part-facts' {
  /** What the code tells of each part, by the title of its stories. */
  const facts: Readonly<Record<string, import('./partFacts').PartFacts>>;
  export default facts;
}

declare module 'virtual:picture-history' {
  /** Which pictures changed when. */
  const history: import('./pictureHistory').PictureHistory;
  export default history;
}
