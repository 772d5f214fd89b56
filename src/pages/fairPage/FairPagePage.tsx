import { ContentPage } from '../../connected/content/ContentPage';

/** What the editors tell of the trade fairs (P§2 /messe). */
export function Component() {
  return <ContentPage slug="messe" />;
}
