import { ContentPage } from '#connected/content/ContentPage.tsx';

/** The editors' page about trade fairs (P§2 /messe). */
export function Component() {
  return <ContentPage slug="messe" />;
}
