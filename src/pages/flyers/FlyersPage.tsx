import { ContentPage } from '#connected/content/ContentPage.tsx';

/** The editors' flyers page (P§2 /flyers). */
export function Component() {
  return <ContentPage slug="flyers" />;
}
