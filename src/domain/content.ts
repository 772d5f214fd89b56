/** The shapes of what editors write, for the components that show them. */
export type { ContentBlock, HeadingBlock, IntroBlock, Link, RichText, Teaser, TeasersBlock } from '../gen/models';
