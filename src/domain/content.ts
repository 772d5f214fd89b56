/** The shapes of what editors write, for the components that show them. */
export type {
  ContentBlock,
  ContentImage,
  CustomTenantFooter,
  Footer,
  Header,
  HeadingBlock,
  IntroBlock,
  Link,
  Page,
  RichText,
  Teaser,
  TeasersBlock,
  TextBlock,
} from '../gen/models';
