import { ContentPage } from '../../connected/content/ContentPage';

/** The flyers, as the editors put them together (P§2 /flyers). */
export function Component() {
  return <ContentPage slug="flyers" />;
}
