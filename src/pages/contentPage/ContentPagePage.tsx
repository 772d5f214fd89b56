import { useParams } from 'react-router';
import { ContentPage } from '#connected/content/ContentPage.tsx';
import { slugOf } from '#domain/content/content.ts';

/** Any page of the content system by its path (P§2 /page/*), in the own shop and in a fair. */
export function Component() {
  const { '*': rest } = useParams();
  return <ContentPage slug={slugOf(rest)} />;
}
